import { stateHere } from '../../connection/state-here.svelte.ts';

const KEY = 'stoneage-start';
/** Milliseconds, before anybody knows better. */
const GUESS = { loading: 4000, starting: 5000 };
const TICK = 250;
const MOST = 98;

type Stage = keyof typeof GUESS;

function remembered(): typeof GUESS {
  try {
    return {
      ...GUESS,
      ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<typeof GUESS>),
    };
  } catch {
    return GUESS;
  }
}

/** How far the game is on this device, by the bytes that have come and by how long it took before. */
export function settingUp() {
  const expected = remembered();
  const began = performance.now();
  let now = $state(began);
  let startedAt = $state<number>();
  const progress = $derived(stateHere.progress);
  const stage = $derived(progress?.stage ?? 'loading');
  const share = $derived(progress && progress.total > 0 ? progress.done / progress.total : 0);
  const total = expected.loading + expected.starting;

  const left = $derived.by(() => {
    if (startedAt !== undefined) return startedAt + expected.starting - now;
    const spent = now - began;
    const loading = share > 0.1 ? (spent / share) * (1 - share) : expected.loading - spent;
    return Math.max(0, loading) + expected.starting;
  });
  const starting = $derived(
    startedAt === undefined ? 0 : Math.min(1, (now - startedAt) / expected.starting),
  );

  $effect(() => {
    if (stage === 'ready' || stage === 'failed') return;
    const timer = setInterval(() => (now = performance.now()), TICK);
    return () => {
      clearInterval(timer);
    };
  });
  $effect(() => {
    if (stage === 'starting') startedAt ??= performance.now();
    if (stage === 'ready') keep();
  });

  function keep(): void {
    const end = performance.now();
    const took: Record<Stage, number> = {
      loading: (startedAt ?? end) - began,
      starting: end - (startedAt ?? end),
    };
    if (startedAt !== undefined) localStorage.setItem(KEY, JSON.stringify(took));
  }

  return {
    get stage() {
      return stage;
    },
    get isReady() {
      return stage === 'ready';
    },
    get percent() {
      const parts = share * expected.loading + starting * expected.starting;
      return stage === 'ready' ? 100 : Math.min(MOST, Math.floor((100 * parts) / total));
    },
    /** Seconds until it begins, at least one. */
    get seconds() {
      return Math.max(1, Math.ceil(left / 1000));
    },
    get startSeconds() {
      return Math.max(1, Math.ceil(expected.starting / 1000));
    },
    /** Whether it takes twice as long as was said. */
    get isLate() {
      return now - began > 2 * total;
    },
    get done() {
      return progress?.done ?? 0;
    },
    get total() {
      return progress?.total ?? 0;
    },
  };
}

export type SettingUp = ReturnType<typeof settingUp>;
