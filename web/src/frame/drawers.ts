/** What can be pulled out at the bottom of smaller screens. */
export type Drawer = 'cards' | 'players' | 'log' | 'rules';

export const DRAWERS: readonly { name: Drawer; title: string; line: string }[] = [
  { name: 'cards', title: 'web-cards', line: 'cards' },
  { name: 'players', title: 'web-players', line: 'people' },
  { name: 'log', title: 'web-log', line: 'log' },
  { name: 'rules', title: 'web-rules', line: 'book' },
];

/** The name of the sentence above a drawer. */
export function titleOf(drawer: Drawer | null): string {
  return DRAWERS.find(({ name }) => name === drawer)?.title ?? 'web-drawers';
}
