"""What a wheel's figures say, in plain words that claim no more than they bear."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.wheel_health.figures import Pocket, Question
from app.wheel_health.opinion import Answer, Conclusion, WheelHealth
from app.wheel_health.power import spins_needed
from app.wheel_health.watch import Watched, spins_to_warning

_ASKED: Final = {
    Question.POCKETS: "Do all numbers fall alike?",
    Question.SECTOR: "Does the ball prefer a side of the cylinder?",
    Question.STEPS: "Does a number depend on the one before it?",
    Question.RUNS: "Do red and black follow one another as by chance?",
    Question.DIRECTIONS: "Do numbers fall otherwise when the cylinder turns the other way?",
}
_CONCLUSIONS: Final = {
    Conclusion.TOO_FEW: "Too few spins for any conclusion.",
    Conclusion.NOTHING: "Nothing here that chance does not do.",
    Conclusion.STRIKING: "One figure is seldom so by chance; among several questions that is no sign of a "
    "fault. Go on counting.",
    Conclusion.SIGN: "Even with all questions counted this is seldom chance. Have the wheel looked at, "
    "and go on counting.",
    Conclusion.WARNING: "WARNING: hardly any fair wheel ever comes so far. Have the wheel looked at.",
}
_SIZES: Final = (0.1, 0.25, 0.5)


def report(found: WheelHealth) -> Iterator[str]:
    """Say it, a line at a time: the conclusion first."""
    yield f"{found.spins:,} spins. {_CONCLUSIONS[found.conclusion]}"
    yield ""
    for answer in found.answers:
        yield from _answer(answer)
    yield ""
    yield from _watched(found.watched)
    yield ""
    yield "To see one pocket that falls oftener, a chi-square needs about, and the watch warns after about:"
    for size in _SIZES:
        needed, warned = spins_needed(size), spins_to_warning(size)
        yield f"  {size:4.0%} oftener   {needed:9,} spins   {warned:9,} spins"
    yield ""
    yield "number   fell  expected   its true share of all spins, with 95 % for all together; fair is 2.70 %"
    for pocket in found.pockets:
        yield _pocket(pocket)


def _answer(answer: Answer) -> Iterator[str]:
    figure = answer.figure
    yield _ASKED[figure.question]
    if figure.chance is None or answer.counted is None:
        yield f"  {figure.spins:,} spins are too few to tell."
        return
    free = f" with {figure.free} degrees of freedom" if figure.free else ""
    name = (
        f"chi-square {figure.value:.1f}{free}" if figure.free else f"{figure.value:+.2f} standard deviations"
    )
    counted = f"; with all questions counted {_often(answer.counted)}"
    yield f"  {name}: as much or more comes by chance {_often(figure.chance)}{counted}."


def _often(chance: float) -> str:
    """Say how often, in words that nobody can take for the chance that the wheel is fair."""
    if chance >= 0.995:
        return "nearly always"
    if chance >= 0.1:
        return f"on {chance * 100:.0f} fair wheels in 100"
    if chance >= 0.001:
        return f"on one fair wheel in {1 / chance:.0f} (p = {chance:.3f})"
    return "on less than one fair wheel in 1,000" + (f" (p = {chance:.1g})" if chance else "")


def _watched(watched: Watched) -> Iterator[str]:
    yield "The watch may be looked at as often as one likes, and warns of one fair wheel in 100 at most:"
    if watched.warned_at is None:
        yield "  no warning."
        return
    bias = watched.likeliest
    numbers = ", ".join(map(str, bias.numbers))
    yield f"  it warned after {watched.warned_at:,} spins; likeliest {numbers}, some {bias.size:.0%} oftener."


def _pocket(pocket: Pocket) -> str:
    low, high = (f"{share * 100:.2f}" for share in pocket.share)
    outside = not pocket.share.low <= 1 / 37 <= pocket.share.high
    mark = "  outside" if outside else ""
    return f"  {pocket.number:4} {pocket.times:7,} {pocket.expected:9,.1f}   {low} to {high} %{mark}"
