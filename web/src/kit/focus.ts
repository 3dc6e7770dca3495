import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const FOCUSABLE = 'button:not(:disabled), input, select, textarea, a[href], [tabindex="0"]';

/** Takes the focus into a panel when it opens, and gives it back when it closes. */
export function takesFocus(): Attachment<HTMLElement> {
  return (panel) => {
    const before = document.activeElement;
    const first =
      panel.querySelector<HTMLElement>('[data-focus]') ??
      panel.querySelector<HTMLElement>(FOCUSABLE);
    // what others do when the focus moves must not bring the panel to do it again
    untrack(() => {
      (first ?? panel).focus({ preventScroll: true });
    });
    return () => {
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  };
}
