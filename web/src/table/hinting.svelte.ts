import { type Mark, onePerPlace } from '../board/marks.ts';
import { requestState } from '../connection/request.svelte.ts';
import type { TableStore } from '../connection/table.svelte.ts';
import type { HintNow, Hinted } from '../connection/wire.ts';
import type { Action } from '../game/protocol.ts';
import type { Session } from './session.svelte.ts';

interface Given {
  question: string;
  hint: HintNow;
}

/** Hints on the decision that is awaited: the idea, then three moves; the next one knows none. */
export class Hinting {
  readonly asking = requestState();
  isOpen = $state(false);
  private given = $state.raw<Given>();
  private picked = $state(0);

  private readonly question = $derived.by(() =>
    JSON.stringify([this.session.newest?.round, this.session.newest?.awaited, this.table.choices]),
  );
  readonly isAsked = $derived.by(() => this.session.choices.length > 0);
  readonly isAllowed = $derived.by(() => this.session.room?.has_hints === true);
  /** How many the seats at this device were given so far. */
  readonly number = $derived.by(() =>
    (this.session.room?.seats ?? []).reduce(
      (sum, { is_yours, hints = 0 }) => sum + (is_yours ? hints : 0),
      0,
    ),
  );
  readonly hint = $derived.by(() =>
    this.isAsked && this.given?.question === this.question ? this.given.hint : undefined,
  );
  readonly isShown = $derived.by(() => this.isOpen && this.hint !== undefined);
  readonly moves = $derived.by<readonly Hinted[]>(
    () => (this.isShown ? this.hint?.moves : []) ?? [],
  );
  /** The move that is looked at. */
  readonly chosen = $derived.by(() => this.moves[this.picked]);
  readonly marks = $derived.by<Mark[]>(() =>
    onePerPlace(this.moves.flatMap(({ choice }, index) => this.markOf(choice, index))),
  );

  constructor(
    private readonly table: TableStore,
    private readonly session: Session,
  ) {}

  /** What pressing the button means: ask, ask for more, or put it away. */
  press(): void {
    if (!this.isAllowed || !this.isAsked) return;
    if (this.moves.length > 0) this.isOpen = false;
    else if (this.hint && !this.isOpen) this.isOpen = true;
    else void this.ask();
  }

  pick(index: number): Hinted | undefined {
    this.picked = index;
    return this.moves[index];
  }

  private async ask(): Promise<void> {
    const { question } = this;
    await this.asking.run(async () => {
      const level = this.hint ? 'moves' : 'idea';
      const hint = await this.table.hint(level);
      this.given = { question, hint };
      this.picked = 0;
      this.isOpen = true;
    });
  }

  private markOf(choice: Action, index: number): Mark[] {
    if (choice.do !== 'place' && choice.do !== 'resolve') return [];
    return [
      {
        at: choice.at,
        figures: choice.do === 'place' ? (choice.figures ?? 1) : 0,
        seat: this.session.newest?.awaited.seat ?? 0,
        kind: 'hint',
        sign: String(index + 1),
        isChosen: index === this.picked,
      },
    ];
  }
}
