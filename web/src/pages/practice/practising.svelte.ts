import type { Mark } from '../../board/marks.ts';
import { api } from '../../connection/api.ts';
import { requestState } from '../../connection/request.svelte.ts';
import type { AnswerVerdict, ExerciseLine, ExerciseNow } from '../../connection/wire.ts';
import type { Action } from '../../game/protocol.ts';
import { chanceText } from '../../words/analysis.ts';
import { t } from '../../words/words.svelte.ts';
import { keepProgress, type Progress, readProgress, thisDay, triedNow } from './progress.ts';

export type Theme = ExerciseLine['theme'] | 'own';
export type Difficulty = ExerciseLine['difficulty'];

/** An exercise in the list; one's own mistakes are a theme of their own. */
type Line = Pick<ExerciseLine, 'number'> & { theme: Theme; difficulty?: Difficulty };

/** The symbol of every theme, in the order in which they are offered. */
export const THEMES: Record<Theme, string> = {
  own: 'figure-hand',
  feeding: 'food',
  tools: 'tool',
  cards: 'card',
  buildings: 'building',
  growth: 'new-figure',
  blocking: 'figure',
  'last-round': 'points',
};
export const DIFFICULTIES: Difficulty[] = ['easy', 'medium', 'hard'];

/** One exercise after the other: what is asked, what was answered, and how it was. */
export class Practising {
  readonly asking = requestState();
  all = $state.raw<readonly Line[]>([]);
  exercise = $state.raw<ExerciseNow>();
  verdict = $state.raw<AnswerVerdict>();
  given = $state.raw<Action>();
  idea = $state<string>();
  theme = $state<Theme>();
  difficulty = $state<Difficulty>();
  /** Counts the tries: each asks the question anew. */
  attempt = $state(0);
  progress = $state.raw<Progress>(readProgress());

  readonly fitting = $derived.by(() =>
    this.all.filter(
      ({ theme, difficulty }) =>
        (this.theme ?? theme) === theme &&
        (this.difficulty ?? difficulty ?? this.difficulty) === (difficulty ?? this.difficulty),
    ),
  );
  readonly isAnswered = $derived.by(() => this.verdict !== undefined);
  readonly marks = $derived.by<Mark[]>(() => this.marksOf(this.verdict));

  async begin(): Promise<void> {
    await this.asking.run(async () => {
      const { own, exercises } = await api.exercises();
      this.all = [...own.map((number): Line => ({ number, theme: 'own' })), ...exercises];
      await this.load();
    });
  }

  /** The next one of those that fit: first what was not tried, then what was wrong. */
  async next(): Promise<void> {
    await this.asking.run(() => this.load());
  }

  async choose(theme: Theme | undefined, difficulty: Difficulty | undefined): Promise<void> {
    this.theme = theme;
    this.difficulty = difficulty;
    if (this.fitting.every(({ number }) => number !== this.exercise?.number)) await this.next();
  }

  async hint(): Promise<void> {
    await this.asking.run(async () => {
      if (this.exercise) this.idea = await api.exerciseHint(this.exercise.number);
    });
  }

  /** Answers by a move, or gives up and looks. */
  async answer(choice: Action | null): Promise<void> {
    const { exercise } = this;
    if (!exercise || this.verdict) return;
    await this.asking.run(async () => {
      const verdict = await api.answerExercise(exercise.number, choice);
      this.given = choice ?? undefined;
      this.verdict = verdict;
      this.progress = triedNow(this.progress, exercise.number, verdict.is_right, thisDay());
      keepProgress(this.progress);
    });
  }

  again(): void {
    this.verdict = undefined;
    this.given = undefined;
    this.attempt += 1;
  }

  private async load(): Promise<void> {
    const { tried } = this.progress;
    const others = this.fitting.filter(({ number }) => number !== this.exercise?.number);
    const next =
      others.find(({ number }) => !(number in tried)) ??
      others.find(({ number }) => !tried[number]) ??
      others[Math.floor(Math.random() * others.length)] ??
      this.fitting[0];
    if (!next) return;
    this.exercise = await api.exercise(next.number);
    this.idea = undefined;
    this.again();
  }

  private marksOf(verdict: AnswerVerdict | undefined): Mark[] {
    const best = verdict?.answers[0];
    if (!best) return [];
    const better = this.markOf(best.choice, 'better', chanceText(best.chance));
    if (!this.given || verdict.is_best) return better;
    const chance = verdict.chance === null ? '' : ` ${chanceText(verdict.chance)}`;
    const played = this.markOf(this.given, 'played', `${t('web-practice-your-move')}${chance}`);
    const isSamePlace = better[0]?.at === played[0]?.at;
    return isSamePlace ? better : [...better, ...played];
  }

  private markOf(choice: Action, kind: Mark['kind'], sign: string): Mark[] {
    if (choice.do !== 'place' && choice.do !== 'resolve') return [];
    const figures = choice.do === 'place' ? (choice.figures ?? 1) : 0;
    return [{ at: choice.at, figures, seat: this.exercise?.view.seat ?? 0, kind, sign }];
  }
}
