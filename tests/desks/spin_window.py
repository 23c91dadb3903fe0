"""The croupier's window at a table of roulette, as tests hold it."""

from app.desks.common.speech import Speech
from app.desks.croupier.all_felts import FELTS
from app.desks.croupier.felt import Middle
from app.desks.croupier.repeater.board_middle import Beside, BoardMiddle
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
    dealt = ROULETTE

    def __init__(
        self,
        send: Send,
        setup: Setup | None = None,
        speech: Speech | None = None,
        send_signed: SendSigned | None = None,
    ) -> None:
        super().__init__(send, self.dealt, setup, speech, send_signed)

    @property
    def cloth(self) -> SpinMiddle:
        """The cloth and what is entered on it."""
        return self.middle


class BoardWindow(SpinWindow):
    """The same as the program has it: with the board of side games in the houses that deal them."""

    dealt = FELTS["roulette"]

    @property
    def board(self) -> BoardMiddle:
        """What lays the board beside the cloth."""
        middle: Middle = self.middle
        assert isinstance(middle, BoardMiddle)
        return middle

    @property
    def beside(self) -> Beside:
        """Board and offers, in a house that deals side wagers."""
        beside = self.board.beside
        assert beside is not None
        return beside

    @property
    def cloth(self) -> SpinMiddle:
        """The cloth and what is entered on it."""
        cloth = self.board.cloth
        assert isinstance(cloth, SpinMiddle)
        return cloth
