import { problemText } from '../connection/request.svelte.ts';
import type { Effort, Review, ReviewNow } from '../game/protocol.ts';
import { beginReview, readReview, stopReview, type GameSource } from '../records/records.ts';

const EVERY: Record<Effort, number> = { quick: 600, deep: 1500 };

/** The review of one game: begins by itself, is followed while it is made, and can be deepened. */
export class Reviewing {
  quick = $state.raw<ReviewNow>();
  deep = $state.raw<ReviewNow>();
  problem = $state('');
  /** When the deep review was begun here, and how far it was then. */
  begun = $state.raw<{ at: number; reviewed: number }>();
  #isWanted = true;

  constructor(readonly source: GameSource) {}

  /** What is shown: the deep one when it is done, else the quick one as far as it is. */
  get review(): Review | null {
    return (this.deep?.status === 'done' ? this.deep.review : null) ?? this.quick?.review ?? null;
  }

  /** Whether all of the game was looked at. */
  get isDone(): boolean {
    return this.deep?.status === 'done' || this.quick?.status === 'done';
  }

  async open(): Promise<void> {
    await this.#guarded(async () => {
      const brief = await readReview(this.source, 'deep', true);
      this.deep = brief.status === 'done' ? await readReview(this.source, 'deep') : brief;
      if (this.deep.status !== 'done') {
        this.quick = await readReview(this.source, 'quick');
        if (['none', 'stopped'].includes(this.quick.status)) await this.begin('quick');
        else await this.#follow('quick');
      }
      if (this.deep.status === 'running') await this.#follow('deep');
    });
  }

  async begin(effort: Effort): Promise<void> {
    await this.#guarded(async () => {
      this[effort] = await beginReview(this.source, effort);
      if (effort === 'deep') this.begun = { at: Date.now(), reviewed: this.deep?.reviewed ?? 0 };
      await this.#follow(effort);
    });
  }

  async stop(): Promise<void> {
    await this.#guarded(async () => {
      this.deep = await stopReview(this.source, 'deep');
    });
  }

  /** Nobody looks any more; the server goes on. */
  close(): void {
    this.#isWanted = false;
  }

  async #follow(effort: Effort): Promise<void> {
    while (this.#isWanted && this[effort]?.status === 'running') {
      await new Promise((resume) => setTimeout(resume, EVERY[effort]));
      const isBrief = effort === 'deep';
      const now = await readReview(this.source, effort, isBrief);
      this[effort] = isBrief && now.status === 'done' ? await readReview(this.source, effort) : now;
    }
  }

  async #guarded(act: () => Promise<void>): Promise<void> {
    this.problem = '';
    try {
      await act();
    } catch (error) {
      this.problem = problemText(error);
    }
  }
}
