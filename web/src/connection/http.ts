import { lostConnection, Refusal, type RefusalCode } from './refusal.ts';
import type { Problem } from './wire.ts';

/** What is said where nobody knows whether it was done. */
const UNANSWERED = new Set<RefusalCode>(['connection-lost', 'outcome-unknown']);

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Asks the server; whatever it refuses is thrown as a `Refusal`. */
export async function ask<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  key?: string,
): Promise<Answer> {
  const isText = typeof body === 'string';
  const response = await reach(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': isText ? 'text/plain' : 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: body === undefined || isText ? (body ?? null) : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw refusalIn(text, response.status);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** What has a key is done once: where no answer came, it is asked for once more. */
export async function repeated<Answer>(asking: () => Promise<Answer>): Promise<Answer> {
  try {
    return await asking();
  } catch (error) {
    if (!(error instanceof Refusal) || !UNANSWERED.has(error.code)) throw error;
    return asking();
  }
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api${path}`, request);
  } catch {
    throw lostConnection();
  }
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
