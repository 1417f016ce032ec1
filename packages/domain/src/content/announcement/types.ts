/** Announcement kinds of the specification: banner, player, pop-up, promotion, hidden from the pop-up (history only). */
export const ANNOUNCEMENT_TYPES = ["B", "PL", "PU", "PR", "H"] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

export const DEFAULT_ANNOUNCEMENT_TYPES = ["B", "PL", "PU", "PR"] as const satisfies readonly AnnouncementType[];

/** Announcements on one page. */
export const ANNOUNCEMENT_PAGE_SIZE = 7;
