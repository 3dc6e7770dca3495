import type { Update } from '../connection/wire.ts';
import type { GameEvent, LocationName, View } from '../game/protocol.ts';
import { presentationOf } from '../events/presentation.ts';
import { fly } from '../motion/flights.svelte.ts';
import { afterFrame, lasting } from '../motion/timing.ts';
import { sound } from '../sound/sound.ts';
import { follow } from './follow.ts';
import { hurry } from './pace.ts';

/** Dice that have just fallen at a place. */
export interface Throw {
  at: LocationName;
  seat: number;
  dice: readonly number[];
}

type Step = { event: GameEvent; isQuiet: boolean } | { view: View };

/** What is drawn: it follows the newest state event by event, and never holds anybody up. */
export class Showing {
  view = $state.raw<View>();
  thrown = $state.raw<Throw>();
  /** Whether something is still to be shown. */
  isBehind = $state(false);
  private steps: Step[] = [];
  private isRunning = false;
  private skips = 0;
  private wake: (() => void) | undefined;

  /** `tell` hears every event when it is shown, so that no log runs ahead of the table. */
  constructor(private readonly tell: (events: readonly GameEvent[]) => void = () => undefined) {}

  /** Takes a newer state; what led to it is shown one after another. */
  receive({ view, events, choices }: Pick<Update, 'view' | 'events' | 'choices'>): void {
    if (!view) return;
    if (!this.view || events.length === 0) {
      this.steps.push({ view });
      if (this.steps.length === 1) this.skip();
      return;
    }
    const isAsked = choices.length > 0;
    this.steps.push(
      ...events.map((event) => ({ event, isQuiet: isAsked && isInQuestion(event, view) })),
      { view },
    );
    if (lasting(1) === 0) this.skip();
    else if (!this.isRunning) void this.run();
  }

  /** Straight to the newest state. */
  skip(): void {
    const steps = this.steps;
    this.steps = [];
    this.skips += 1;
    this.tell(eventsIn(steps));
    for (const step of steps) if ('view' in step) this.view = step.view;
    this.thrown = undefined;
    this.isBehind = false;
    this.wake?.();
  }

  /** Nobody looks any more: what is left is neither shown nor told. */
  end(): void {
    this.steps = [];
    this.skips += 1;
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    this.isBehind = true;
    await this.pause(0);
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      this.isBehind = true;
      if ('view' in step) this.view = step.view;
      else await this.show(step.event, step.isQuiet);
    }
    this.isRunning = false;
    this.isBehind = false;
  }

  private async show(event: GameEvent, isQuiet: boolean): Promise<void> {
    const pace = hurry([event, ...eventsIn(this.steps)]);
    const shown = presentationOf(event);
    const duration = isQuiet ? 0 : lasting(shown.duration) / pace;
    const isLate = duration > 0 && shown.isGain === true;
    const { skips } = this;
    this.tell([event]);
    // A line and a move are more than one frame has time for.
    if (duration > 0) await this.pause(0);
    if (skips !== this.skips) return;
    if (this.view) this.view = attended(isLate ? this.view : follow(this.view, event), event);
    const noise = shown.sound?.(event);
    if (noise && duration > 0) sound(noise);
    if (event.event === 'dice-rolled' && duration > 0)
      this.thrown = { at: event.at, seat: event.seat, dice: event.dice };
    for (const journey of shown.journeys?.(event) ?? []) void fly(journey, pace);
    if (duration > 0) await this.pause(duration);
    if (isLate && this.view && skips === this.skips) this.view = follow(this.view, event);
    this.thrown = undefined;
  }

  private pause(duration: number): Promise<void> {
    return new Promise((resolve) => {
      let callOff: (() => void) | undefined;
      const timer = setTimeout(() => {
        callOff = afterFrame(resolve);
      }, duration);
      this.wake = () => {
        clearTimeout(timer);
        callOff?.();
        resolve();
      };
    });
  }
}

/** The banner says whose doing it is that is shown just now; all eat at the same time. */
function attended(view: View, event: GameEvent): View {
  const isMeal = view.phase === 'feeding';
  const seat = 'seat' in event && !isMeal ? event.seat : null;
  const decision = view.phase === 'placing' ? 'place' : isMeal ? 'feed' : 'resolve';
  return {
    ...view,
    awaited: { ...view.awaited, decision, seat, at: null, aim: null, dice: [], missing_food: 0 },
  };
}

/** The dice about which the viewer is asked are thrown in the question itself. */
function isInQuestion(event: GameEvent, { awaited }: View): boolean {
  return (
    event.event === 'dice-rolled' &&
    event.at === awaited.at &&
    event.dice.join() === awaited.dice.join()
  );
}

function eventsIn(steps: readonly Step[]): GameEvent[] {
  return steps.flatMap((step) => ('event' in step ? [step.event] : []));
}
