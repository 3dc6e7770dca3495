import type { Attachment } from 'svelte/attachments';
import { onHover, onKeyboardFocus, onLongPress } from './gestures.ts';
import { explaining, type Explanation, show } from './shown.svelte.ts';

/** Lets an element explain itself on hover, keyboard focus and long press. */
export function explain(explanation: () => Explanation): Attachment<HTMLElement> {
  return (element) => {
    const showTooltip = (): void => {
      show(element, explanation());
    };
    const stops = [
      onHover(element, showTooltip, explaining.hideTooltip),
      onKeyboardFocus(element, showTooltip, explaining.hideTooltip),
      onLongPress(element, () => {
        show(element, explanation(), true);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      explaining.hideTooltip();
    };
  };
}
