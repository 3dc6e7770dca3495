import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { requestState } from './request.svelte.ts';

test('the answer to the newest question counts, in whatever order they come', async () => {
  const reading = requestState();
  const taken: string[] = [];
  const answers: ((text: string) => void)[] = [];
  const ask = (): Promise<string> =>
    new Promise((resolve) => {
      answers.push(resolve);
    });
  const questions = [1, 2].map(() => reading.read(ask, (answer) => taken.push(answer)));
  answers[1]?.('new');
  await questions[1];
  answers[0]?.('old');
  await questions[0];
  flushSync();
  expect(taken).toEqual(['new']);
  expect(reading.isBusy).toBe(false);
});

test('nothing is done twice at once', async () => {
  const doing = requestState();
  let done = 0;
  const act = async (): Promise<void> => {
    await Promise.resolve();
    done += 1;
  };
  await Promise.all([doing.run(act), doing.run(act)]);
  expect(done).toBe(1);
});
