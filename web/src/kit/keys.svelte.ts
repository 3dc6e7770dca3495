let isShown = $state(false);

/** The list of all keys, which every page can show. */
export const keysList = {
  get isShown(): boolean {
    return isShown;
  },
  open(): void {
    isShown = true;
  },
  close(): void {
    isShown = false;
  },
};
