import type { Advice } from './advice.ts';
import type { Moment } from './moment.ts';
import { advisePlacing } from './placing.ts';
import { THINGS } from './things.ts';
import { adviseDie, adviseFeeding, advisePaying, adviseResolving, adviseTools } from './using.ts';

/** Something that the coach can say when its moment has come. */
export interface Lesson {
  name: string;
  advise: (moment: Moment) => Advice | undefined;
}

function said(words: string, args: Advice['args'] = {}): Advice {
  return { words, args, points: [] };
}

function isAsked({ view, choices }: Moment): boolean {
  return choices.length > 0 && view.awaited.seat === view.seat;
}

/** What there is to look at while the other plays is said in the first round only. */
function waitingFor({ view }: Moment): string {
  return view.phase === 'placing' && view.round > 1 ? 'waiting-again' : `waiting-${view.phase}`;
}

/** In this order: the first that has something to say speaks. The last always has. */
export const LESSONS: readonly Lesson[] = [
  {
    name: 'over',
    advise: ({ view }) => (view.phase === 'over' ? said('over') : undefined),
  },
  {
    name: 'finished',
    advise: ({ done }) => (THINGS.every((thing) => done.has(thing)) ? said('finished') : undefined),
  },
  {
    name: 'waiting',
    advise: (moment) => (isAsked(moment) ? undefined : said(waitingFor(moment))),
  },
  { name: 'placing', advise: advisePlacing },
  { name: 'using', advise: adviseResolving },
  { name: 'tools', advise: adviseTools },
  { name: 'paying', advise: advisePaying },
  { name: 'dice for all', advise: adviseDie },
  { name: 'feeding', advise: adviseFeeding },
  { name: 'anything else', advise: ({ choices }) => ({ ...said('any'), choice: choices[0] }) },
];

/** What the coach says now. */
export function advise(moment: Moment): Advice {
  for (const { advise: speak } of LESSONS) {
    const advice = speak(moment);
    if (advice) return advice;
  }
  return said('any');
}
