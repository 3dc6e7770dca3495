/** What crosses between a page and the worker that holds its tables. */

/** How far the worker is: its files are fetched, then Python is started, then it answers. */
export interface Progress {
  stage: 'loading' | 'starting' | 'ready' | 'failed';
  /** Bytes, while it is loading. */
  done: number;
  total: number;
}

export type ToWorker =
  | {
      kind: 'ask';
      id: number;
      method: string;
      path: string;
      body: string | null;
      key: string | null;
    }
  | { kind: 'follow'; line: number; path: string }
  | { kind: 'send'; line: number; text: string }
  | { kind: 'close'; line: number };

export type FromWorker =
  | { kind: 'answer'; id: number; status: number; text: string }
  | { kind: 'said'; line: number; text: string }
  | { kind: 'closed'; line: number }
  | { kind: 'progress'; progress: Progress }
  /** Nothing can be kept any more: this browser does not allow it, or has no room. */
  | { kind: 'forgetful' };
