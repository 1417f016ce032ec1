/** Announcement kinds of the specification: banner, player, pop-up, promotion, hidden from the pop-up (history only). */
export const ANNOUNCEMENT_TYPES = ["B", "PL", "PU", "PR", "H"] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

export const DEFAULT_ANNOUNCEMENT_TYPES = ["B", "PL", "PU", "PR"] as const satisfies readonly AnnouncementType[];

/** Notices to agents alone, in their own centre: about contracts, about settlement, and other news. */
export const AGENT_NOTICE_TYPES = ["AC", "AS", "AN"] as const;
export type AgentNoticeType = (typeof AGENT_NOTICE_TYPES)[number];

/** Of every announcement that an operator publishes. */
export const PUBLISHED_TYPES = [...ANNOUNCEMENT_TYPES, ...AGENT_NOTICE_TYPES] as const;
export type PublishedType = (typeof PUBLISHED_TYPES)[number];

/** Announcements on one page. */
export const ANNOUNCEMENT_PAGE_SIZE = 7;
