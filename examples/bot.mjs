// A bot for Stone Age. Try it: stoneage bot-host "node examples/bot.mjs"
// It needs nothing but Node. docs/bot-protocol.md explains every message.

import { createInterface } from "node:readline";

const VALUE = { wood: 3, brick: 4, stone: 5, gold: 6 };
const LIKED = { hut: 9, "tool-maker": 8, field: 7, forest: 6, "clay-pit": 5, quarry: 4, river: 3 };

/** How many resources a board, a payment or a reward holds, or what they are worth. */
function resources(holder, value = () => 1) {
  const goods = Object.keys(VALUE);
  return goods.reduce((sum, good) => sum + (holder[good] ?? 0) * value(good), 0);
}

/** How much we like to put figures there. */
function placing({ at, figures = 1 }, me) {
  const [kind, space] = at.split("-");
  // The first card costs 1 resource, the fourth costs 4.
  if (kind === "card") return resources(me) >= Number(space) ? 20 : -20;
  if (kind === "building") return resources(me) >= 3 ? 15 : -20;
  if (at === "hunt") {
    const missing = me.figures - me.food - me.agriculture;
    return missing > 0 && missing <= figures * 2 ? 10 : 0;
  }
  return (LIKED[at] ?? 0) + figures / 10;
}

/** How much we like a choice, `me` being our own board: make this better! */
function liking(choice, me) {
  switch (choice.do) {
    case "place":
      return placing(choice, me);
    case "resolve": // Harvest first, then buy.
      return LIKED[choice.at] ?? (choice.at === "hunt" ? 2 : 1);
    case "use-tools": // A part of a choice that has its usual value is left out.
      return (choice.tools ?? []).length;
    case "take-die":
      return choice.face;
    case "take-resources": // Here resources come in; everywhere else they go out.
    case "take-reward":
      return resources(choice, (good) => VALUE[good]);
    case "decline":
    case "starve":
      return -100;
    default:
      return -resources(choice, (good) => VALUE[good]);
  }
}

/** The answer to one message, or nothing where none is expected. */
function answer(message) {
  if (message.type === "hello") return { type: "hello", protocol: 1, name: "JavaScript example" };
  if (message.type !== "choose") return undefined;
  const { id, view, choices } = message;
  const likings = choices.map((choice) => liking(choice, view.players[view.seat]));
  return { type: "choice", id, choice: likings.indexOf(Math.max(...likings)) };
}

// One message a line; when there are no more, we end.
for await (const line of createInterface({ input: process.stdin })) {
  const reply = answer(JSON.parse(line));
  if (reply) console.log(JSON.stringify(reply));
}
