export default {
  "locations": [
    "tool-maker",
    "hut",
    "field",
    "hunt",
    "forest",
    "clay-pit",
    "quarry",
    "river",
    "card-1",
    "card-2",
    "card-3",
    "card-4",
    "building-1",
    "building-2",
    "building-3",
    "building-4",
    "igloo-1",
    "igloo-2",
    "igloo-3",
    "igloo-4",
    "animal"
  ],
  "resources": [
    "wood",
    "brick",
    "stone",
    "gold"
  ],
  "animals": [
    "polar-bear",
    "wild-boar",
    "wolf",
    "raptor"
  ],
  "cultures": [
    "healing",
    "art",
    "writing",
    "pottery",
    "time",
    "transport",
    "music",
    "weaving"
  ],
  "professions": [
    "farmers",
    "tool-makers",
    "hut-builders",
    "shamans"
  ],
  "pips": {
    "wood": 3,
    "brick": 4,
    "stone": 5,
    "gold": 6,
    "food": 2
  },
  "costs": {
    "card-1": 1,
    "card-2": 2,
    "card-3": 3,
    "card-4": 4
  },
  "cards": {
    "civ01": {
      "top": "dice-for-all",
      "amount": 0,
      "icons": 2,
      "profession": "tool-makers"
    },
    "civ02": {
      "top": "one-use-tool",
      "amount": 4,
      "icons": 1,
      "profession": "tool-makers"
    },
    "civ03": {
      "top": "food",
      "amount": 7,
      "icons": 1,
      "culture": "pottery"
    },
    "civ04": {
      "top": "food",
      "amount": 4,
      "icons": 1,
      "profession": "hut-builders"
    },
    "civ05": {
      "top": "extra-card",
      "amount": 1,
      "icons": 1,
      "culture": "writing"
    },
    "civ06": {
      "top": "resource",
      "amount": 1,
      "icons": 2,
      "good": "brick",
      "profession": "shamans"
    },
    "civ07": {
      "top": "dice-for-all",
      "amount": 0,
      "icons": 1,
      "culture": "transport"
    },
    "civ08": {
      "top": "resource",
      "amount": 2,
      "icons": 1,
      "good": "stone",
      "culture": "transport"
    },
    "civ09": {
      "top": "dice-for-all",
      "amount": 0,
      "icons": 1,
      "culture": "writing"
    },
    "civ10": {
      "top": "resource",
      "amount": 1,
      "icons": 1,
      "good": "stone",
      "profession": "shamans"
    },
    "civ11": {
      "top": "food",
      "amount": 5,
      "icons": 1,
      "culture": "healing"
    },
    "civ12": {
      "top": "dice-for-all",
      "amount": 0,
      "icons": 1,
      "culture": "pottery"
    },
    "civ13": {
      "top": "resource-by-dice",
      "amount": 2,
      "icons": 1,
      "good": "gold",
      "culture": "art"
    },
    "civ14": {
      "top": "tool",
      "amount": 1,
      "icons": 1,
      "culture": "art"
    },
    "civ15": {
      "top": "dice-for-all",
      "amount": 0,
      "icons": 2,
      "profession": "hut-builders"
    },
    "civ16": {
      "top": "one-use-tool",
      "amount": 3,
      "icons": 1,
      "profession": "tool-makers"
    },
    "civ17": {
      "top": "one-use-tool",
      "amount": 2,
      "icons": 2,
      "profession": "tool-makers"
    },
    "civ18": {
      "top": "dice-for-all",
      "amount": 0,
      "icons": 2,
      "profession": "tool-makers"
    },
    "civ19": {
      "top": "food",
      "amount": 1,
      "icons": 1,
      "culture": "weaving"
    },
    "civ20": {
      "top": "resource",
      "amount": 1,
      "icons": 1,
      "good": "gold",
      "profession": "shamans"
    },
    "civ21": {
      "top": "dice-for-all",
      "amount": 0,
      "icons": 1,
      "profession": "farmers"
    },
    "civ22": {
      "top": "points",
      "amount": 3,
      "icons": 1,
      "culture": "music"
    },
    "civ23": {
      "top": "agriculture",
      "amount": 1,
      "icons": 1,
      "culture": "time"
    },
    "civ24": {
      "top": "resource-by-dice",
      "amount": 2,
      "icons": 2,
      "good": "wood",
      "profession": "shamans"
    },
    "civ25": {
      "top": "dice-for-all",
      "amount": 0,
      "icons": 2,
      "profession": "farmers"
    },
    "civ26": {
      "top": "resource",
      "amount": 1,
      "icons": 1,
      "good": "stone",
      "profession": "farmers"
    },
    "civ27": {
      "top": "agriculture",
      "amount": 1,
      "icons": 1,
      "profession": "farmers"
    },
    "civ28": {
      "top": "points",
      "amount": 3,
      "icons": 1,
      "culture": "music"
    },
    "civ29": {
      "top": "resource-by-dice",
      "amount": 2,
      "icons": 1,
      "good": "stone",
      "profession": "shamans"
    },
    "civ30": {
      "top": "food",
      "amount": 3,
      "icons": 2,
      "profession": "farmers"
    },
    "civ31": {
      "top": "choose-resources",
      "amount": 2,
      "icons": 1,
      "culture": "healing"
    },
    "civ32": {
      "top": "food",
      "amount": 3,
      "icons": 1,
      "culture": "weaving"
    },
    "civ33": {
      "top": "dice-for-all",
      "amount": 0,
      "icons": 1,
      "culture": "time"
    },
    "civ34": {
      "top": "dice-for-all",
      "amount": 0,
      "icons": 1,
      "profession": "hut-builders"
    },
    "civ35": {
      "top": "points",
      "amount": 3,
      "icons": 3,
      "profession": "hut-builders"
    },
    "civ36": {
      "top": "food",
      "amount": 2,
      "icons": 2,
      "profession": "hut-builders"
    }
  },
  "buildings": {
    "bld01": {
      "price": {
        "wood": 2,
        "brick": 1,
        "stone": 0,
        "gold": 0
      },
      "points": 10
    },
    "bld02": {
      "price": {
        "wood": 2,
        "brick": 0,
        "stone": 1,
        "gold": 0
      },
      "points": 11
    },
    "bld03": {
      "price": {
        "wood": 2,
        "brick": 0,
        "stone": 0,
        "gold": 1
      },
      "points": 12
    },
    "bld04": {
      "price": {
        "wood": 1,
        "brick": 2,
        "stone": 0,
        "gold": 0
      },
      "points": 11
    },
    "bld05": {
      "price": {
        "wood": 1,
        "brick": 1,
        "stone": 1,
        "gold": 0
      },
      "points": 12
    },
    "bld06": {
      "price": {
        "wood": 1,
        "brick": 1,
        "stone": 1,
        "gold": 0
      },
      "points": 12
    },
    "bld07": {
      "price": {
        "wood": 1,
        "brick": 1,
        "stone": 0,
        "gold": 1
      },
      "points": 13
    },
    "bld08": {
      "price": {
        "wood": 1,
        "brick": 1,
        "stone": 0,
        "gold": 1
      },
      "points": 13
    },
    "bld09": {
      "price": {
        "wood": 1,
        "brick": 0,
        "stone": 2,
        "gold": 0
      },
      "points": 13
    },
    "bld10": {
      "price": {
        "wood": 1,
        "brick": 0,
        "stone": 1,
        "gold": 1
      },
      "points": 14
    },
    "bld11": {
      "price": {
        "wood": 1,
        "brick": 0,
        "stone": 1,
        "gold": 1
      },
      "points": 14
    },
    "bld12": {
      "price": {
        "wood": 0,
        "brick": 2,
        "stone": 1,
        "gold": 0
      },
      "points": 13
    },
    "bld13": {
      "price": {
        "wood": 0,
        "brick": 2,
        "stone": 0,
        "gold": 1
      },
      "points": 14
    },
    "bld14": {
      "price": {
        "wood": 0,
        "brick": 1,
        "stone": 2,
        "gold": 0
      },
      "points": 14
    },
    "bld15": {
      "price": {
        "wood": 0,
        "brick": 1,
        "stone": 1,
        "gold": 1
      },
      "points": 15
    },
    "bld16": {
      "price": {
        "wood": 0,
        "brick": 1,
        "stone": 1,
        "gold": 1
      },
      "points": 15
    },
    "bld17": {
      "price": {
        "wood": 0,
        "brick": 0,
        "stone": 2,
        "gold": 1
      },
      "points": 16
    },
    "bld18": {
      "least": 4,
      "most": 4,
      "kinds": 1
    },
    "bld19": {
      "least": 4,
      "most": 4,
      "kinds": 2
    },
    "bld20": {
      "least": 4,
      "most": 4,
      "kinds": 3
    },
    "bld21": {
      "least": 4,
      "most": 4,
      "kinds": 4
    },
    "bld22": {
      "least": 5,
      "most": 5,
      "kinds": 1
    },
    "bld23": {
      "least": 5,
      "most": 5,
      "kinds": 2
    },
    "bld24": {
      "least": 5,
      "most": 5,
      "kinds": 3
    },
    "bld25": {
      "least": 5,
      "most": 5,
      "kinds": 4
    },
    "bld26": {
      "least": 1,
      "most": 7,
      "kinds": 0
    },
    "bld27": {
      "least": 1,
      "most": 7,
      "kinds": 0
    },
    "bld28": {
      "least": 1,
      "most": 7,
      "kinds": 0
    }
  },
  "igloos": [
    "igloo1",
    "igloo2",
    "igloo3",
    "igloo4"
  ],
  "house": {
    "penalties": [
      3,
      2,
      2,
      1
    ],
    "rewards": [
      [
        {
          "kind": "food",
          "amount": 3
        },
        {
          "kind": "resources",
          "amount": 1
        },
        {
          "kind": "resources",
          "amount": 1
        },
        {
          "kind": "tools",
          "amount": 1
        },
        {
          "kind": "agriculture",
          "amount": 1
        }
      ],
      [
        {
          "kind": "food",
          "amount": 3
        },
        {
          "kind": "resources",
          "amount": 1
        },
        {
          "kind": "resources",
          "amount": 1
        },
        {
          "kind": "tools",
          "amount": 1
        },
        {
          "kind": "agriculture",
          "amount": 1
        }
      ],
      [
        {
          "kind": "food",
          "amount": 3
        },
        {
          "kind": "resources",
          "amount": 1
        },
        {
          "kind": "resources",
          "amount": 1
        },
        {
          "kind": "tools",
          "amount": 1
        },
        {
          "kind": "agriculture",
          "amount": 1
        }
      ],
      [
        {
          "kind": "food",
          "amount": 3
        },
        {
          "kind": "resources",
          "amount": 1
        },
        {
          "kind": "resources",
          "amount": 1
        },
        {
          "kind": "tools",
          "amount": 1
        },
        {
          "kind": "agriculture",
          "amount": 1
        }
      ]
    ],
    "igloos": [
      {
        "wood": 3,
        "brick": 0,
        "stone": 0,
        "gold": 0,
        "points": 9
      },
      {
        "wood": 0,
        "brick": 3,
        "stone": 0,
        "gold": 0,
        "points": 12
      },
      {
        "wood": 0,
        "brick": 0,
        "stone": 3,
        "gold": 0,
        "points": 15
      },
      {
        "wood": 0,
        "brick": 0,
        "stone": 0,
        "gold": 3,
        "points": 18
      }
    ]
  },
  "reward_for_one": {
    "kind": "points",
    "amount": 3
  }
} as const;
