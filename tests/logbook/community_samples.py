"""Files like those of the community's log, made up for tests."""

from __future__ import annotations

from typing import Any

_LEVELS = {
    "Newbie": {"Okay": [0, 2], "Shaken": [3, 4], "XP": 4, "Cooldown": 0},
    "Green": {"Okay": [0, 3], "Shaken": [4, 5], "XP": 4, "Cooldown": 0},
    "Average": {"Okay": [0, 4], "Shaken": [5, 7], "XP": 6, "Cooldown": 1},
    "Skilled": {"Okay": [0, 5], "Shaken": [6, 9], "XP": 7, "Cooldown": 1},
    "Veteran": {"Okay": [0, 6], "Shaken": [7, 11], "XP": 9, "Cooldown": 1},
    "Ace": {"Okay": [0, 6], "Shaken": [], "XP": None, "Cooldown": 2},
}


def reference() -> dict[str, Any]:
    """Return a reference file."""
    return {
        "Name": "Hornet Leader",
        "Campaigns": [
            {
                "Name": "Testland 1990 (USN)",
                "Year": 1990,
                "Difficulty": 1,
                "DifficultyDescription": "Introductory",
                "AvailableAircraft": ["F/A-18C", "A-6"],
                "SpecialWeapons": ["AIM-120 AMRAAM", "GBU-99 Nothing"],
                "CampaignOptions": [
                    {
                        "Length": 1,
                        "LengthDescription": "Short",
                        "Timespan": "2 Days",
                        "SOPoints": 10,
                        "SquadronMakeup": [
                            {"Rank": 1, "RankDescription": "Newbie", "Count": 1},
                            {"Rank": 3, "RankDescription": "Average", "Count": 1},
                        ],
                    }
                ],
                "Targets": [
                    {"Band": 1, "WP": 0, "Stress": 1, "TargetNumbers": [901]},
                    {"Band": 2, "WP": -2, "Stress": 3, "BonusXP": 1, "TargetNumbers": [902, 903]},
                ],
                "SpecialRules": {"startInPlay": [902]},
                "Recon": [3, 4],
                "Infra": [0, -1],
                "Intel": ["-", "+1 Center Bandit", "-1 Bandit or Site"],
            }
        ],
        "AircraftTypes": [
            {
                "Designation": "F/A-18C",
                "Name": "Hornet",
                "Type": "Fighter-Bomber",
                "StartYear": 1983,
                "EndYear": 2050,
            },
            {
                "Designation": "A-6",
                "Name": "Intruder",
                "Type": "Attack",
                "StartYear": 1963,
                "EndYear": 1997,
                "Cost": "-1,-2,-3",
            },
        ],
        "Pilots": [
            {"Name": "Pebble", "Aircraft": "F/A-18C", "Stats": _LEVELS},
            {"Name": "Nostat", "Aircraft": "A-6"},
        ],
        "VictoryConditions": {
            "Testland 1990": {
                "Short": [
                    {"min": 9, "rank": "Great"},
                    {"min": 6, "rank": "Good"},
                    {"min": 4, "rank": "Adequate"},
                    {"min": 2, "rank": "Poor"},
                    {"min": None, "rank": "Dismal"},
                ]
            }
        },
    }


def log() -> dict[str, Any]:
    """Return a campaign log."""
    return {
        "scenarioIdx": 0,
        "lengthIdx": 0,
        "scenarioName": "Testland 1990 (USN)",
        "lengthDesc": "Short",
        "timespan": "2 Days",
        "baseSO": 10,
        "aircraftSO": 0,
        "totalSO": 10,
        "squadron": [
            {
                "name": "Pebble",
                "aircraft": "F/A-18C",
                "rank": "Average",
                "stress": 3,
                "xp": 2,
                "cooldown": 1,
                "hasStats": True,
                "sa": 0,
            },
            {
                "name": "Gone",
                "aircraft": "A-6",
                "rank": "Green",
                "stress": 0,
                "xp": 1,
                "cooldown": 0,
                "hasStats": False,
                "sa": 0,
                "shotDown": True,
            },
        ],
        "missions": [
            {
                "day": 1,
                "startSO": 10,
                "usedSO": 3,
                "targets": [
                    {
                        "targetNumber": "901",
                        "dayNight": "Day",
                        "vp": 2,
                        "recon": 1,
                        "intel": 0,
                        "infra": 0,
                        "baseStress": 1,
                        "assignedPilots": [
                            {"pilotIdx": 0, "missionXp": 2},
                            {
                                "pilotIdx": 1,
                                "shotDown": True,
                                "sarRoll": 4,
                                "sarFinal": 4,
                                "sarResult": "x",
                                "missionXp": 1,
                            },
                        ],
                        "result": "Destroyed",
                        "resolved": True,
                        "achievedHits": 5,
                        "jdamPaid": False,
                    }
                ],
                "recoveryApplied": True,
                "rnrApplied": False,
                "downTime": False,
            },
            {
                "day": 2,
                "startSO": 7,
                "usedSO": "",
                "targets": [
                    {
                        "targetNumber": "",
                        "dayNight": "Day",
                        "vp": "",
                        "recon": "",
                        "intel": "",
                        "infra": "",
                        "baseStress": "",
                        "assignedPilots": [],
                        "result": "",
                        "resolved": False,
                    }
                ],
                "recoveryApplied": False,
                "rnrApplied": False,
                "downTime": False,
            },
        ],
        "tracks": {"recon": 1, "intel": 0, "infra": 0},
        "diffRules": {"level": "average"},
        "isUSMC": False,
        "createdAt": "2031-01-02T03:04:05.000Z",
    }
