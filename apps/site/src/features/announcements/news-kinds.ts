/** The centre's tabs: the brand's announcements, one kind of them, the vendors' news, and past ones. */
export const NEWS_KINDS = ["all", "PL", "PU", "PR", "games", "H"] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export const isNewsKind = (value: string | null): value is NewsKind => NEWS_KINDS.some((kind) => kind === value);
