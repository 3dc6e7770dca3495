import { presentationOf } from '../events/presentation.ts';
import type { GameEvent } from '../game/protocol.ts';
import { tell } from '../log/telling.ts';
import { sentences } from '../words/words.svelte.ts';

interface Announcement {
  number: number;
  text: string;
}

const KEPT = 12;

/** What a screen reader says: one text after another, so that nobody's move drowns another's. */
export class Announcer {
  announcements = $state.raw<readonly Announcement[]>([]);

  announce(events: readonly GameEvent[], names: readonly string[], you?: number): void {
    const said = events.filter((event) => presentationOf(event).said !== 'never');
    this.say(sentences(said.map((event) => tell(event, names, you))));
  }

  say(text: string): void {
    if (!text) return;
    const number = (this.announcements.at(-1)?.number ?? 0) + 1;
    this.announcements = [...this.announcements, { number, text }].slice(-KEPT);
  }
}
