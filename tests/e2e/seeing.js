// What a person could see and press on the page at this moment. Injected into every page.
(() => {
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0;
  const seen = (selector, root = document) => [...root.querySelectorAll(selector)].filter(isSeen);

  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };

  /** Milliseconds between two looks: rarely enough to leave the page its time. */
  const BEAT = 40;

  /** The question, the open places, the end, or nothing to do. */
  function situation() {
    if (document.querySelector('#scoring-title')) return { kind: 'over' };
    if (document.querySelector('main[aria-busy=true]')) return { kind: 'waiting' };
    if (document.querySelector('dialog[open]')) return { kind: 'sheet' };
    const question = document.querySelector('.board [role=dialog] form.question');
    if (question) return { kind: question.ariaBusy === 'true' ? 'waiting' : 'question' };
    // The pressed place is where an answer is on its way.
    if (document.querySelector('.board [data-place][aria-pressed=true]')) return { kind: 'waiting' };
    const places = seen('[data-place][aria-disabled=false]').map(({ dataset }) => dataset.place);
    const hasIgloos = document.querySelector('.board .group.lit') !== null;
    return places.length > 0 || hasIgloos ? { kind: 'places', places } : { kind: 'waiting' };
  }

  /** The same, as soon as there is something to do; nothing when there never is. */
  async function next(patience) {
    const end = performance.now() + patience;
    for (;;) {
      const now = situation();
      if (now.kind !== 'waiting') return { ...now, words: wordsOf(now.kind) };
      if (performance.now() > end) return null;
      await new Promise((resolve) => setTimeout(resolve, BEAT));
    }
  }

  function wordsOf(kind) {
    const board = document.querySelector('.board');
    const dialog = board?.querySelector('[role=dialog]');
    if (kind === 'question') return dialog?.innerText ?? '';
    return [...(board?.querySelectorAll('[data-place]') ?? [])].map(({ ariaLabel }) => ariaLabel).join();
  }

  const INTERACTIVE =
    'button, a[href], input, select, textarea, summary, [role=spinbutton], [role=switch]';

  function layer(element) {
    return element.closest('dialog[open], [role=dialog], .notices') ?? document.body;
  }

  function nameOf(element) {
    const words = element.ariaLabel || element.innerText || element.className;
    return `${element.localName} ${element.dataset.place ?? ''} "${String(words).slice(0, 40).trim()}"`;
  }

  /** What can be pressed: of an open dialog only, as long as there is one. */
  function pressable() {
    const dialog = document.querySelector('dialog[open]') ?? document;
    return seen(INTERACTIVE, dialog).filter(
      (element) =>
        getComputedStyle(element).pointerEvents !== 'none' &&
        !element.closest('.heard-only, [inert]'),
    );
  }

  /** The part of an element that what scrolls or hides around it lets be seen. */
  function shownPart(element) {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const frame = box.getBoundingClientRect();
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    return { left, top, right, bottom };
  }

  /** Pairs of interactive elements that lie on each other although neither holds the other. */
  function overlaps() {
    const all = pressable().map((element) => ({ element, box: shownPart(element) }));
    const found = [];
    all.forEach(({ element: one, box: a }, index) => {
      for (const { element: other, box: b } of all.slice(index + 1)) {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width <= 2 || height <= 2 || layer(one) !== layer(other)) continue;
        if (one.contains(other) || other.contains(one)) continue;
        if (one.closest('label') && one.closest('label') === other.closest('label')) continue;
        found.push(`${nameOf(one)} / ${nameOf(other)} (${Math.round(width)}×${Math.round(height)})`);
      }
    });
    return found;
  }

  /** Interactive elements that something of their own layer, and nothing of theirs, lies upon. */
  function buried() {
    const found = [];
    for (const element of pressable()) {
      const { left, top, right, bottom } = shownPart(element);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isShown = right - left > 2 && bottom - top > 2;
      if (!isShown || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      const upon = document.elementFromPoint(x, y);
      const whole = element.closest('label') ?? element;
      if (!upon || whole.contains(upon) || upon.contains(whole)) continue;
      if (upon.closest('label')?.contains(element) || layer(upon) !== layer(element)) continue;
      found.push(`${nameOf(element)} under ${upon.localName}.${upon.getAttribute('class') ?? ''}`);
    }
    return found;
  }

  /** Interactive elements that a finger would miss. */
  function small(least) {
    return pressable()
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
      .filter(({ element }) => !element.disabled && element.type !== 'range' && !isInline(element))
      .map(({ element, box }) => `${nameOf(element)} ${Math.round(box.width)}×${Math.round(box.height)}`);
  }

  /** A link in a running sentence. */
  function isInline(element) {
    return element.localName === 'a' && element.closest('p') !== null;
  }

  /** Text that does not fit into its box, or reaches out of the window. */
  function cuts() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!node.textContent.trim() || !holder || !isSeen(holder)) continue;
      if (holder.closest('.heard-only, option, script, style, title, svg')) continue;
      if (getComputedStyle(holder).clipPath === 'inset(50%)') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      // A line is taller than its letters.
      const air = 0.35 * parseFloat(getComputedStyle(holder).fontSize);
      for (let box = holder; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, display } = getComputedStyle(box);
        if (display === 'contents') continue;
        const hidesX = /hidden|clip/.test(overflowX);
        const hidesY = /hidden|clip/.test(overflowY);
        const frame = box.getBoundingClientRect();
        const isCutX = hidesX && (text.right > frame.right + 1.5 || text.left < frame.left - 1.5);
        const isCutY = hidesY && (text.bottom > frame.bottom + air || text.top < frame.top - air);
        if (isCutX || isCutY) {
          found.push(`"${node.textContent.trim().slice(0, 40)}" in ${box.localName}.${box.className}${textOverflow === 'ellipsis' ? ' (…)' : ''}`);
          break;
        }
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        if (getComputedStyle(box).position === 'fixed') break;
      }
      if (text.left < -1.5 || text.right > innerWidth + 1.5)
        if (!holder.closest('dialog, [class*=scroll]'))
          found.push(`"${node.textContent.trim().slice(0, 40)}" beyond the window`);
    }
    return [...new Set(found)];
  }

  /** Whether the page scrolls, and which way. */
  function scrolls() {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return { across: scrollWidth > clientWidth, down: scrollHeight > clientHeight };
  }

  /** All words of the page, heard ones too. */
  function words() {
    const spoken = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
      (element) => [element.ariaLabel, element.title, element.placeholder],
    );
    return [document.title, document.body.textContent, ...spoken].filter(Boolean).join('\n');
  }

  /** A page is told of its new size when the next frame begins, and is as it says when it has ended. */
  async function drawn() {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }

  function place(selector, index = 0) {
    const element = seen(selector)[index];
    return element ? middle(element) : null;
  }

  /** All that may be wrong with a page, in one answer. */
  function faults(finger) {
    return {
      ...{ words: words(), cuts: cuts(), overlaps: overlaps(), buried: buried() },
      ...{ scrolls: scrolls(), small: small(finger) },
    };
  }

  window.seeing = { situation, next, words, faults, drawn, place };
})();
