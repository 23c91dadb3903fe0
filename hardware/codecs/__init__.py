"""Codecs: the bytes of one kind of device, made readings; pure, without clock, thread or port."""
