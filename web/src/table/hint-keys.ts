/** Whether a key belongs to a field or a question, or to the browser, and not to the table. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, .question') !== null
  );
}
