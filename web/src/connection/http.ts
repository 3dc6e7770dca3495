import { lostConnection, Refusal, type RefusalCode } from './refusal.ts';
import type { Answer, Question } from './transport.ts';
import { way } from './way.ts';
import type { Problem } from './wire.ts';

const BAD = 400;

/** What is said where nobody knows whether it was done. */
const UNANSWERED = new Set<RefusalCode>(['connection-lost', 'outcome-unknown']);

/** Asks whoever holds the tables; what is refused is thrown as a `Refusal`. */
export async function ask<Found>(
  method: Question['method'],
  path: string,
  body?: unknown,
  key?: string,
): Promise<Found> {
  const { text } = await answered({ method, path, key: key ?? null, ...written(body) });
  return (text ? JSON.parse(text) : undefined) as Found;
}

/** What has a key is done once: where no answer came, it is asked for once more. */
export async function repeated<Found>(asking: () => Promise<Found>): Promise<Found> {
  try {
    return await asking();
  } catch (error) {
    if (!(error instanceof Refusal) || !UNANSWERED.has(error.code)) throw error;
    return asking();
  }
}

function written(body: unknown): Pick<Question, 'body' | 'type'> {
  if (body === undefined) return { body: null, type: null };
  if (typeof body === 'string') return { body, type: 'text/plain' };
  return { body: JSON.stringify(body), type: 'application/json' };
}

/** The answer as it came, if it is none of a refusal. */
export async function answered(question: Question): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await way().ask(question);
  } catch {
    throw lostConnection();
  }
  if (answer.status >= BAD) throw refusalIn(answer.text, answer.status);
  return answer;
}

function refusalIn(text: string, status: number): Refusal {
  try {
    const found = JSON.parse(text) as Partial<Problem>;
    if (typeof found.code === 'string')
      return new Refusal({
        code: found.code,
        reason: found.reason ?? '',
        retry_after: found.retry_after ?? null,
      });
  } catch {
    // whatever stands between us and the server has answered in its own words
  }
  return new Refusal({ code: `status-${String(status)}`, reason: '', retry_after: null });
}
