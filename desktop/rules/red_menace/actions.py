"""Every action of Red Menace, for decoding a record."""

from __future__ import annotations

from desktop.rules.core import Rolled
from desktop.rules.red_menace import actions_blue as blue
from desktop.rules.red_menace import actions_cards as cards
from desktop.rules.red_menace import actions_chance as chance
from desktop.rules.red_menace import actions_defence as defence
from desktop.rules.red_menace import actions_intercept as air
from desktop.rules.red_menace import actions_red as red
from desktop.rules.red_menace import actions_setup as place

AnyAction = (
    Rolled
    | chance.DrawnEvent
    | chance.DrawnBase
    | chance.DrawnBomber
    | chance.DrawnCounter
    | air.Intercept
    | air.EndInterceptions
    | blue.Launch
    | blue.EndLaunches
    | blue.Move
    | blue.Halt
    | blue.Attack
    | blue.Pass
    | blue.RollFirst
    | blue.Rebase
    | blue.SailTo
    | blue.FirePolaris
    | blue.Hold
    | place.PlaceNike
    | place.PlaceBomber
    | place.LiftBomber
    | place.DefaultDeployment
    | place.FinishDeployment
    | cards.BaseSupport
    | cards.ReturnBomber
    | defence.FireNike
    | defence.AimSam
    | defence.PostF106
    | red.ChoosePath
)
