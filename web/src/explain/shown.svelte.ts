/** What a thing says about itself. */
export interface Explanation {
  title: string;
  lines: readonly { label?: string; text: string }[];
  /** Why it cannot be used now. */
  warning?: string | undefined;
  picture?: Picture;
}

export type Picture =
  | { kind: 'symbol'; name: string }
  | { kind: 'card'; id: string; cost?: number }
  | { kind: 'building'; id: string };

interface Shown {
  explanation: Explanation;
  /** What is explained. */
  element: Element;
  /** A sheet from the bottom, as after a long press. */
  isSheet: boolean;
}

let shown = $state.raw<Shown>();

/** The one explanation that is open, if any. */
export const explaining = {
  get shown(): Shown | undefined {
    return shown;
  },
  hide(): void {
    shown = undefined;
  },
  /** A sheet stays until it is closed. */
  hideTooltip(): void {
    // an element that is taken away loses its focus while the page is being drawn
    if (shown && !shown.isSheet) queueMicrotask(explaining.hide);
  },
};

/** Shows an explanation beside an element at once. */
export function show(element: Element, explanation: Explanation, isSheet = false): void {
  shown = { explanation, element, isSheet };
}
