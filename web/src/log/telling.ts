import type { GameEvent } from '../game/protocol.ts';
import { goodsText, buildingText, cardText } from '../words/pieces.ts';
import { listing, t } from '../words/words.svelte.ts';

type Arguments = Record<string, string | number>;

/** An event in words: its message is `event-` and its name, with its fields as arguments. What the
 *  seat `you` did is told to whoever sits there. */
export function tell(event: GameEvent, names: readonly string[], you?: number): string {
  const args: Arguments = {};
  for (const [field, content] of Object.entries(event))
    Object.assign(args, argumentsOf(field, content, names));
  if (event.event === 'goods-gathered')
    args['goods'] = t(`good-${event.good}`, { amount: event.amount });
  return t(`event-${event.event}${isAbout(event, you) ? '.you' : ''}`, args);
}

function isAbout(event: GameEvent, you: number | undefined): boolean {
  if (you === undefined) return false;
  return ('seat' in event ? event.seat : 'start' in event ? event.start : undefined) === you;
}

function argumentsOf(field: string, content: unknown, names: readonly string[]): Arguments {
  switch (field) {
    case 'seat':
    case 'start':
      return { player: names[content as number] ?? '' };
    case 'at':
    case 'came_from':
      return placeArguments(field, content as string);
    case 'card':
      return content === null
        ? { card: '', is_known: 'no' }
        : { card: cardText(content as string), is_known: 'yes' };
    case 'building':
      return { building: buildingText(content as string) };
    case 'animal':
      return { animal: t(`animal-${content as string}`) };
    case 'dice':
      return { dice: (content as number[]).join(' ') };
    case 'winners':
      return winnerArguments(content as number[], names);
    case 'tools':
    case 'one_use':
      return { [field]: (content as number[]).length };
    case 'paid':
    case 'resources':
      return { goods: goodsText({ wood: 0, brick: 0, stone: 0, gold: 0, ...(content as object) }) };
    case 'scoring':
      return content as Arguments;
    default:
      return { [field]: typeof content === 'boolean' ? yesOrNo(content) : (content as string) };
  }
}

function placeArguments(field: string, at: string): Arguments {
  return {
    [field]: t(`location-${at}.at`),
    [`${field}_name`]: t(`location-${at}`),
    [`${field}_to`]: t(`location-${at}.to`),
  };
}

function winnerArguments(winners: readonly number[], names: readonly string[]): Arguments {
  return { players: listing(winners.map((seat) => names[seat] ?? '')), number: winners.length };
}

function yesOrNo(answer: boolean): string {
  return answer ? 'yes' : 'no';
}
