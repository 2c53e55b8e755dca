"""Every action of Hornet Leader, for decoding a record."""

from __future__ import annotations

from desktop.rules.core import Rolled
from desktop.rules.hornet_leader import actions_book as book
from desktop.rules.hornet_leader import actions_campaign as campaign
from desktop.rules.hornet_leader import actions_chance as chance
from desktop.rules.hornet_leader import actions_mission as mission

AnyAction = (
    Rolled
    | campaign.Enlist
    | campaign.Dismiss
    | campaign.FinishSquadron
    | campaign.Promote
    | campaign.FinishPromotions
    | campaign.Fly
    | campaign.TakeDownTime
    | campaign.DrawTarget
    | campaign.BuyRecon
    | campaign.StopDrawing
    | campaign.SelectTargets
    | campaign.TryReplacement
    | campaign.AcceptReplacement
    | campaign.DeclineReplacement
    | campaign.AssignPilot
    | campaign.UnassignPilot
    | campaign.FinishAssigning
    | campaign.Load
    | campaign.Unload
    | campaign.TakeTanker
    | campaign.ReturnTanker
    | campaign.FlyAtNight
    | campaign.FlyByDay
    | campaign.NameLeader
    | campaign.FinishArming
    | campaign.ChooseCard
    | campaign.ChoosePilot
    | campaign.BuyRest
    | campaign.FinishDebriefing
    | book.PlayDay
    | book.RunDay
    | book.LogDay
    | book.CorrectDay
    | book.TakeOver
    | book.CorrectStart
    | book.CloseCampaign
    | mission.IgnoreEvent
    | mission.MeetEvent
    | mission.ChooseOption
    | mission.ChooseSide
    | mission.Expend
    | mission.DropGround
    | mission.Done
    | mission.Abort
    | mission.Put
    | mission.FinishPlacing
    | mission.FinishMoving
    | mission.LeaveDisplay
    | mission.ChooseCounter
    | mission.ChooseKind
    | mission.FirePhoenix
    | mission.Attack
    | mission.EndAttacks
    | mission.NextEnemy
    | mission.StandardOrder
    | mission.Suppress
    | mission.NoSuppression
    | mission.Evade
    | mission.TakeIt
    | mission.StayCalm
    | mission.RescueNext
    | chance.DrawnTarget
    | chance.DrawnEvent
    | chance.DrawnCounter
    | chance.DrawnBomber
    | chance.DrawnPilot
    | chance.PickedArea
    | chance.PickedCounter
    | chance.NightMarker
)
