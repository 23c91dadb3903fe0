"""Alembic runs inside the transaction of the journal that is being opened: a file is never half changed."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
