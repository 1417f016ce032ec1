/** The centre's tabs: what the house says by default, one kind of it alone, the vendors' news, and what is past. */
export const NEWS_KINDS = ["all", "PL", "PU", "PR", "games", "H"] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export const isNewsKind = (value: string | null): value is NewsKind => NEWS_KINDS.some((kind) => kind === value);
