import { lostConnection, Refusal } from './refusal.ts';
import type { Problem } from './wire.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Asks the server; whatever it refuses is thrown as a `Refusal`. */
export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const isText = typeof body === 'string';
  const response = await reach(path, {
    method,
    headers:
      body === undefined ? {} : { 'content-type': isText ? 'text/plain' : 'application/json' },
    body: body === undefined || isText ? (body ?? null) : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Refusal(problemIn(text, response.status));
  return (text ? JSON.parse(text) : undefined) as Answer;
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api${path}`, request);
  } catch {
    throw lostConnection();
  }
}

function problemIn(text: string, status: number): Problem {
  try {
    const found = JSON.parse(text) as Partial<Problem>;
    if (typeof found.code === 'string')
      return {
        code: found.code,
        reason: found.reason ?? '',
        retry_after: found.retry_after ?? null,
      };
  } catch {
    // whatever stands between us and the server has answered in its own words
  }
  return { code: `status-${String(status)}`, reason: '', retry_after: null };
}
