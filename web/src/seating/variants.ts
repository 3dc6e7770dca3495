/** What can be played beside the classic game, by the names of the options. */
export const VARIANTS = ['harsh_winter', 'wild_animals', 'igloos', 'closed_cards'] as const;
export type Variant = (typeof VARIANTS)[number];
