import type { FromWorker, ToWorker } from '../worker/messages.ts';
import { stateHere } from './state-here.svelte.ts';
import type { Answer, Line, Question, Transport } from './transport.ts';

let worker: Worker | undefined;
let last = 0;
const answers = new Map<number, PromiseWithResolvers<Answer>>();
const lines = new Map<number, LineHere>();

/** The tables in this browser: they are set up when somebody asks for the first time. */
export const here: Transport = {
  ask({ method, path, body, key }: Question): Promise<Answer> {
    const id = ++last;
    const answer = Promise.withResolvers<Answer>();
    answers.set(id, answer);
    tell({ kind: 'ask', id, method, path, body, key });
    return answer.promise;
  },
  connect(path: string): Line {
    return new LineHere(++last, path);
  },
};

class LineHere implements Line {
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;

  constructor(
    private readonly number: number,
    path: string,
  ) {
    lines.set(number, this);
    tell({ kind: 'follow', line: number, path });
  }

  send(text: string): void {
    tell({ kind: 'send', line: this.number, text });
  }

  close(): void {
    lines.delete(this.number);
    tell({ kind: 'close', line: this.number });
  }
}

function tell(message: ToWorker): void {
  worker ??= started();
  worker.postMessage(message);
}

function started(): Worker {
  const made = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
  stateHere.progress = { stage: 'loading', done: 0, total: 0 };
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    receive(data);
  };
  return made;
}

function receive(message: FromWorker): void {
  switch (message.kind) {
    case 'answer':
      answers.get(message.id)?.resolve(message);
      answers.delete(message.id);
      break;
    case 'said':
      lines.get(message.line)?.onmessage?.(new MessageEvent('message', { data: message.text }));
      break;
    case 'closed':
      lines.get(message.line)?.onclose?.(new CloseEvent('close'));
      lines.delete(message.line);
      break;
    case 'progress':
      stateHere.progress = message.progress;
      if (message.progress.stage === 'failed') fail();
      break;
    case 'forgetful':
      stateHere.isForgetful = true;
  }
}

/** Nobody will answer any more; whoever asks later starts anew. */
function fail(): void {
  worker?.terminate();
  worker = undefined;
  for (const answer of answers.values()) answer.reject(new Error('the tables here did not start'));
  answers.clear();
  for (const line of lines.values()) line.onclose?.(new CloseEvent('close'));
  lines.clear();
}
