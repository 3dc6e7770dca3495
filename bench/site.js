/** In the page that is measured: asks the worker that holds the tables, beside the page itself. */
globalThis.driver = (() => {
  let worker;
  let last = -1;
  let before;
  const answers = new Map();
  const waits = [];
  const tasks = [];

  globalThis.Worker = class extends Worker {
    constructor(...all) {
      super(...all);
      worker = this;
      this.addEventListener('message', ({ data }) => hear(data));
    }
  };
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });

  function hear(message) {
    if (message.kind === 'answer' && answers.has(message.id))
      answers.get(message.id)(JSON.parse(message.text || 'null'));
    else if (message.kind === 'said') follow(JSON.parse(message.text));
  }

  /** From the moment when a bot is asked until its move is kept and told. */
  function follow(update) {
    if (update.message !== 'update') return;
    const now = performance.now();
    if (before && update.since === before.version) waits.push(now - before.at);
    const isBots = update.table.status === 'running' && update.choices.length === 0;
    before = isBots ? { version: update.version, at: now } : undefined;
  }

  function ask(method, path, body) {
    const id = last--;
    return new Promise((resolve) => {
      answers.set(id, resolve);
      const text = body === undefined ? null : JSON.stringify(body);
      worker.postMessage({ kind: 'ask', id, method, path, body: text, key: null });
    });
  }

  return {
    isReady: () => worker !== undefined,

    async deal() {
      await ask('POST', '/people', { name: 'Ayla', language: 'en' });
      const { id } = await ask('POST', '/tables', { options: { players: 4 } });
      const does = (command) => ask('POST', `/tables/${id}/commands`, command);
      for (const seat of [1, 2, 3]) await does({ command: 'seat-bot', seat, bot: 'elder' });
      await does({ command: 'start' });
      return id;
    },

    async play() {
      waits.length = tasks.length = 0;
      const id = location.hash.split('/').at(-1);
      for (;;) {
        const { table, version, choices } = await ask('GET', `/tables/${id}`);
        if (table.status === 'over') break;
        const action = choices[Math.floor(Math.random() * choices.length)];
        if (action)
          await ask('POST', `/tables/${id}/commands`, { command: 'play', version, action });
        else await new Promise((resume) => setTimeout(resume, 20));
      }
      return { answers: waits, longest: Math.max(0, ...tasks) };
    },
  };
})();
