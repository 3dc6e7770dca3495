import {
  autoPlacement,
  autoUpdate,
  computePosition,
  type ComputePositionConfig,
  flip,
  offset,
  shift,
} from '@floating-ui/dom';
import type { Attachment } from 'svelte/attachments';

const MARGIN = 8;

/** Keeps a panel at that side of an element where an area has most room, and inside the area. */
export function besideWithin(area: Element, element: Element): Attachment<HTMLElement> {
  const inside = { boundary: area, padding: MARGIN };
  return floating(element, {
    strategy: 'absolute',
    middleware: [
      offset(12),
      autoPlacement({ ...inside, allowedPlacements: ['left', 'right', 'top', 'bottom'] }),
      shift({ ...inside, crossAxis: true }),
    ],
  });
}

/** Keeps a panel above an element, or where else the window has room for it. */
export function above(element: Element): Attachment<HTMLElement> {
  return floating(element, {
    strategy: 'fixed',
    placement: 'top',
    middleware: [
      offset(10),
      flip({
        crossAxis: false,
        fallbackPlacements: ['bottom', 'right', 'left'],
        padding: MARGIN,
      }),
      shift({ crossAxis: true, padding: MARGIN }),
    ],
  });
}

/** Lays the panel out again whenever the window, the element or the panel itself changes. */
function floating(
  element: Element,
  config: Partial<ComputePositionConfig>,
): Attachment<HTMLElement> {
  return (panel) => {
    let isKept = true;
    const stop = autoUpdate(element, panel, () => {
      void computePosition(element, panel, config).then(({ x, y }) => {
        if (isKept) Object.assign(panel.style, { left: `${String(x)}px`, top: `${String(y)}px` });
      });
    });
    return () => {
      isKept = false;
      stop();
      // the same panel may become a sheet, which lies where its style says
      Object.assign(panel.style, { left: '', top: '' });
    };
  };
}
