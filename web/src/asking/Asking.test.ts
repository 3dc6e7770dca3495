import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { settings } from '../browser/settings.svelte.ts';
import type { Action, LocationName, Prospects, View } from '../game/protocol.ts';
import { speak } from '../words/words.svelte.ts';
import Asking from './Asking.svelte';

interface Moment {
  view: View;
  choices: Action[];
  /** They may come a moment later. */
  prospects?: Prospects | undefined;
}

const moments = import.meta.glob<Moment>('../fixtures/asking-*.json', {
  import: 'default',
  eager: true,
});
const NAMES = Object.keys(moments).map((path) => path.replace(/^.*asking-|\.json$/g, ''));
const IN_PANELS = NAMES.filter((name) => !/^(place|resolve)/.test(name));

beforeAll(async () => {
  await speak('en');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {
        return undefined;
      }
      disconnect(): void {
        return undefined;
      }
    },
  );
});

afterEach(() => {
  settings.confirmMoves = false;
});

function moment(name: string): Moment {
  const found = moments[`../fixtures/asking-${name}.json`];
  if (!found) throw new Error(`there is no moment ${name}`);
  const { view, choices, prospects } = found;
  return { view, choices, prospects };
}

/** Asks at a moment, and keeps what is answered. */
function ask(name: string, more: Partial<Moment> & { refusal?: string } = {}) {
  const onchoose = vi.fn<(action: Action) => void>();
  const { component, rerender } = render(Asking, {
    ...moment(name),
    ...more,
    version: 1,
    onchoose,
  });
  return {
    onchoose,
    rerender,
    async pick(at: LocationName) {
      (component as unknown as { pick: (at: LocationName) => void }).pick(at);
      await tick();
    },
  };
}

/** The one that is called so; looking for roles in all of jsdom takes a hundred times longer. */
function called(name: string, among: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(among)].find((element) =>
    (element.ariaLabel ?? element.textContent).includes(name),
  );
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

async function press(name: string): Promise<void> {
  await fireEvent.click(called(name, 'button'));
}

function stepper(name: string): HTMLElement {
  return called(name, '[role="spinbutton"]');
}

function panel(): Element | null {
  return document.querySelector('[role="dialog"]');
}

function alarm(): string | null | undefined {
  return document.querySelector('[role="alert"]')?.textContent;
}

async function type(element: Element, key: string): Promise<void> {
  await fireEvent.keyDown(element, { key });
}

function mainButton(): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!found) throw new Error('there is no main button');
  return found;
}

function buttons(which = ''): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(`[role="dialog"] button${which}`)];
}

test('a place for one figure is answered at one press', async () => {
  const { onchoose, pick } = ask('place');
  await pick('tool-maker');
  expect(onchoose.mock.calls).toEqual([[{ do: 'place', at: 'tool-maker' }]]);
});

test('in the forest the number is typed and Enter sends it', async () => {
  const { onchoose, pick } = ask('place');
  await pick('forest');
  expect(document.activeElement).toBe(stepper('Figures'));
  await type(stepper('Figures'), '3');
  expect(stepper('Figures').getAttribute('aria-valuetext')).toBe('3 of 5, 2.5 wood on average');
  await type(stepper('Figures'), 'Enter');
  expect(onchoose.mock.calls).toEqual([[{ do: 'place', at: 'forest', figures: 3 }]]);
});

test('the odds are those of so many figures, with and without tools', async () => {
  const { pick } = ask('place');
  await pick('forest');
  await type(stepper('Figures'), '4');
  const odds = moment('place').prospects?.odds.find(
    ({ at, figures }) => at === 'forest' && figures === 4,
  );
  const least = 3;
  const percent = (chance: number | undefined): string => String(Math.round((chance ?? -1) * 100));
  screen.getByText(
    `At least ${String(least)} wood: ${percent(odds?.without_tools.at_least[least])}%, with tools ${percent(odds?.with_tools.at_least[least])}%.`,
  );
});

test('Escape closes the question, and nothing is sent', async () => {
  const { onchoose, pick } = ask('place');
  await pick('forest');
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(panel()).toBeNull();
  expect(onchoose).not.toHaveBeenCalled();
});

test('whoever confirms moves is asked about one figure too', async () => {
  settings.confirmMoves = true;
  const { onchoose, pick } = ask('place');
  await pick('tool-maker');
  expect(onchoose).not.toHaveBeenCalled();
  await press('Place 1 figure');
  expect(onchoose.mock.calls).toEqual([[{ do: 'place', at: 'tool-maker' }]]);
});

test('nobody is told what a roll brings before the dice lie still, or they have seen enough', async () => {
  ask('tools');
  expect(mainButton().textContent).toContain('Take it');
  expect(document.querySelector('.result.awaited')).not.toBeNull();
  await fireEvent.pointerDown(document.body);
  expect(mainButton().textContent).toContain('Take 3 stones');
  expect(document.querySelector('.awaited')).toBeNull();
});

test('tools show their result before they are used', async () => {
  const { onchoose } = ask('tools');
  await fireEvent.pointerDown(document.body);
  screen.getByText('15 in all, 3 stones.');
  await press('tool 2');
  screen.getByText('13 in all, 2 stones.');
  expect(mainButton().textContent).toContain('Take 2 stones');
  await press('one-use tool 4');
  await press('tool 2');
  screen.getByText('19 in all, 3 stones.');
  await fireEvent.click(mainButton());
  expect(onchoose.mock.calls).toEqual([[{ do: 'use-tools', tools: [1, 2, 3], one_use: [4] }]]);
});

test('all tools can be left unused, and Reset brings back what was ready', async () => {
  const { onchoose } = ask('tools');
  for (const key of ['1', '2', '3']) await type(mainButton(), key);
  screen.getByText('11 in all, 2 stones.');
  await press('Reset');
  screen.getByText('15 in all, 3 stones.');
  for (const key of ['1', '2', '3']) await type(mainButton(), key);
  await fireEvent.click(mainButton());
  expect(onchoose.mock.calls).toEqual([[{ do: 'use-tools' }]]);
});

test('a card is paid by steppers that always hold a payment on offer', async () => {
  const { onchoose } = ask('pay-card');
  await press('More: Gold');
  await press('More: Stone');
  expect(stepper('Wood').getAttribute('aria-valuenow')).toBe('1');
  await type(stepper('Gold'), 'Enter');
  expect(onchoose.mock.calls).toEqual([[{ do: 'pay', wood: 1, stone: 1, gold: 1 }]]);
});

test('Escape takes a half-made payment back', async () => {
  ask('pay-card');
  await press('More: Gold');
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(stepper('Wood').getAttribute('aria-valuenow')).toBe('3');
});

test('what is not wanted is left', async () => {
  const { onchoose } = ask('pay-card');
  await press('Leave it');
  expect(onchoose.mock.calls).toEqual([[{ do: 'decline' }]]);
});

test('the points follow the payment', async () => {
  ask('pay-building-free');
  expect(mainButton().textContent).toContain('Build for 31 points');
  await press('Cheapest');
  expect(mainButton().textContent).toContain('Build for 3 points');
});

test('one stone more insulates a building for five points', async () => {
  const { onchoose } = ask('pay-building-stone');
  expect(mainButton().textContent).toContain('Build for 12 points');
  await press('Insulate with 1 stone more');
  expect(mainButton().textContent).toContain('Build for 17 points');
  await fireEvent.click(mainButton());
  expect(onchoose.mock.calls).toEqual([[{ do: 'pay', wood: 1, brick: 1, stone: 1, extra: true }]]);
});

test('the gold that is traded in cannot pay for the card as well', async () => {
  ask('pay-card-gold');
  await press('More: Gold');
  expect(stepper('Gold').getAttribute('aria-valuenow')).toBe('1');
  await press('Trade in 1 gold more');
  expect(() => stepper('Gold')).toThrow();
  expect(mainButton().disabled).toBe(false);
});

test('a die is taken at one press', async () => {
  const { onchoose } = ask('take-die');
  await press('1 tool');
  expect(onchoose.mock.calls).toEqual([[{ do: 'take-die', face: 5 }]]);
});

test('whoever confirms moves takes a die in two steps', async () => {
  settings.confirmMoves = true;
  const { onchoose } = ask('take-die');
  expect(mainButton().disabled).toBe(true);
  await press('1 tool');
  expect(onchoose).not.toHaveBeenCalled();
  await fireEvent.click(mainButton());
  expect(onchoose.mock.calls).toEqual([[{ do: 'take-die', face: 5 }]]);
});

test('a reward of resources is chosen, or that of a 1 is taken instead', async () => {
  const { onchoose } = ask('take-reward-resources');
  await type(stepper('Brick'), '1');
  await fireEvent.click(mainButton());
  expect(onchoose.mock.calls).toEqual([[{ do: 'take-reward', brick: 1 }]]);
});

test('the arrow keys change to the reward of a 1, and Enter takes it', async () => {
  const { onchoose } = ask('take-reward');
  const [own, one] = document.querySelectorAll<HTMLElement>('[role="radio"]');
  if (!own || !one) throw new Error('two rewards are on offer');
  await type(own, 'ArrowRight');
  expect(one.getAttribute('aria-checked')).toBe('true');
  expect(document.activeElement).toBe(one);
  await type(one, 'Enter');
  expect(onchoose.mock.calls).toEqual([[{ do: 'take-reward', as_one: true }]]);
});

test('people are fed with the cheapest resources, or starve for ten points', async () => {
  const { onchoose, rerender } = ask('feed');
  await fireEvent.click(mainButton());
  expect(onchoose.mock.calls).toEqual([[{ do: 'feed', wood: 2 }]]);
  await rerender({ version: 2 });
  await press('−10 points');
  expect(onchoose.mock.lastCall).toEqual([{ do: 'starve' }]);
});

test('the choice card is opened among other questions, and closed again', async () => {
  const { onchoose } = ask('pay-choice-card');
  await press('Use your card');
  await type(stepper('Wood'), '1');
  await press('Cancel');
  screen.getByText('You cannot pay for it yet.');
  await press('Use your card');
  await type(stepper('Wood'), '1');
  await type(stepper('Gold'), '1');
  await fireEvent.click(mainButton());
  expect(onchoose.mock.calls).toEqual([[{ do: 'take-resources', wood: 1, gold: 1 }]]);
});

test.each(IN_PANELS)('%s: the answer is always one of the choices', async (name) => {
  const { onchoose, rerender } = ask(name);
  const number = buttons().length;
  for (let index = 0; index < number; index += 1) {
    buttons()[index]?.click();
    await tick();
    buttons('[type="submit"]')[0]?.click();
    await rerender({ version: index + 2 });
  }
  expect(onchoose.mock.calls.length).toBeGreaterThan(0);
  for (const [action] of onchoose.mock.calls) expect(moment(name).choices).toContainEqual(action);
});

test.each(IN_PANELS)('%s: can be answered before anybody knows what it brings', async (name) => {
  const { onchoose } = ask(name, { prospects: undefined });
  for (const button of buttons()) {
    button.click();
    await tick();
  }
  buttons('[type="submit"]')[0]?.click();
  expect(onchoose).toHaveBeenCalledTimes(1);
});

test('while the answer is on its way nothing can be changed, and nothing is sent twice', async () => {
  const { onchoose } = ask('pay-card');
  await fireEvent.click(mainButton());
  await fireEvent.click(mainButton());
  await type(stepper('Gold'), '1');
  await type(stepper('Gold'), 'Enter');
  expect(onchoose).toHaveBeenCalledTimes(1);
  expect(stepper('Gold').getAttribute('aria-valuenow')).toBe('0');
  expect(mainButton().disabled).toBe(true);
});

test('a refused answer comes back with the reason, again and again', async () => {
  const { onchoose, rerender } = ask('pay-card');
  for (let times = 1; times < 3; times += 1) {
    await fireEvent.click(mainButton());
    await rerender({ refusal: 'That is not a way to pay this.' });
    expect(alarm()).toBe('That is not a way to pay this.');
    expect(mainButton().disabled).toBe(false);
    await rerender({ refusal: undefined });
    expect(onchoose).toHaveBeenCalledTimes(times);
  }
});

test('a refused press on the board is explained too', async () => {
  const { pick, rerender } = ask('place');
  await pick('tool-maker');
  await rerender({ refusal: 'There is no free ring.' });
  expect(alarm()).toBe('There is no free ring.');
});

test('the next question knows nothing of what was begun or refused', async () => {
  const { rerender } = ask('pay-card');
  await press('More: Gold');
  await fireEvent.click(mainButton());
  await rerender({ ...moment('feed'), version: 2, refusal: 'Too late.' });
  expect(alarm()).toBeUndefined();
  expect(stepper('Wood').getAttribute('aria-valuenow')).toBe('2');
  expect(mainButton().disabled).toBe(false);
});

test('nothing is asked while others decide', async () => {
  const { rerender } = ask('pay-card');
  await rerender({ choices: [] });
  expect(panel()).toBeNull();
});

test('what is asked is said aloud', () => {
  ask('tools');
  screen.getByText('You rolled 2, 5, 6. Which tools do you add?');
});
