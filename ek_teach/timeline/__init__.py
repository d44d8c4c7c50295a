"""A record played out, frame by frame, for one viewer: the only thing that a view of any kind sees.

A frame is what people at a table see as one step: a draw together with the card that came, a Shuffle together with the
new order, the silence in which nobody plays a Nope together with the effect that follows. What the viewer may not know
is blotted out before a frame is made, so it cannot reach a page or a browser.
"""

from ek_teach.timeline.match import Match
from ek_teach.timeline.model import EVERYBODY, ONLOOKER_NAME, Answer, Frame, Timeline
from ek_teach.timeline.offers import Offer, offers
from ek_teach.timeline.playing_out import play_out
from ek_teach.timeline.walk import Branch, Difference, Walk
from ek_teach.timeline.words import answer_words, answer_written, question_words

__all__ = [
    "EVERYBODY",
    "ONLOOKER_NAME",
    "Answer",
    "Branch",
    "Difference",
    "Frame",
    "Match",
    "Offer",
    "Timeline",
    "Walk",
    "answer_words",
    "answer_written",
    "offers",
    "play_out",
    "question_words",
]
