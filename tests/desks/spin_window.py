"""The croupier's window at a table of roulette, as tests hold it."""

from app.desks.common.speech import Speech
from app.desks.croupier.roulette.ball_keys import BallKeys
from app.desks.croupier.roulette.felt import ROULETTE
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.desks.croupier.roulette.spin_middle import SpinMiddle
from app.desks.croupier.roulette.steps_panel import StepsPanel
from app.desks.croupier.sending import Send, SendSigned
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.window import CroupierWindow


class SpinWindow(CroupierWindow):
    """The window with roulette's own parts known by their kinds."""

    dealing: SpinDealing
    middle: SpinMiddle
    steps: StepsPanel
    beside_page: BallKeys

    def __init__(
        self,
        send: Send,
        setup: Setup | None = None,
        speech: Speech | None = None,
        send_signed: SendSigned | None = None,
    ) -> None:
        super().__init__(send, ROULETTE, setup, speech, send_signed)
