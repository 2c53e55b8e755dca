"""Every action of Eagles & Missiles, for decoding a record."""

from __future__ import annotations

from desktop.rules.core import Rolled
from desktop.rules.eagles_missiles import actions_fights as fights
from desktop.rules.eagles_missiles import actions_polish as polish
from desktop.rules.eagles_missiles import actions_russian as russian
from desktop.rules.eagles_missiles import actions_setup as setup

AnyAction = (
    Rolled
    | setup.PlaceAa
    | russian.DrawnRussian
    | russian.DrawExtra
    | russian.StopDrawing
    | russian.HandOver
    | russian.LayAssault
    | russian.LayMissile
    | russian.LiftCard
    | russian.ConfirmCards
    | russian.PlaceSquadron
    | russian.SupportCard
    | russian.LiftSquadron
    | russian.ConfirmSquadrons
    | polish.PlayCard
    | polish.PassWindow
    | polish.ChooseEffect
    | polish.PutBelow
    | polish.DrawnNato
    | polish.DrawnPolish
    | polish.SeenRussian
    | polish.FireAa
    | polish.CeaseFire
    | polish.LaunchMissile
    | polish.UsePatriot
    | polish.MissileTarget
    | polish.ScrambleNext
    | polish.ScrambleTo
    | polish.Send
    | polish.Recall
    | polish.ConfirmDeployment
    | polish.HandBack
    | fights.FightIn
    | fights.FightDuel
    | fights.JoinAttack
    | fights.FlyHome
    | fights.LandAt
    | fights.LiftOff
    | fights.EndLanding
    | fights.WithdrawAa
    | fights.Bomb
    | fights.ShiftAa
    | fights.ShiftBack
    | fights.EndAaMoves
)
