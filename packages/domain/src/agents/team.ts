/** How far a list of a team reaches: the direct downlines, or those of every level. */
export const TEAM_REACH = ["direct", "all"] as const;
export type TeamReach = (typeof TEAM_REACH)[number];

/** Kinds of account that a team may hold: members, agents, sub-accounts. */
export const TEAM_KINDS = [0, 1, 2, 41, 42] as const;
export type TeamKind = (typeof TEAM_KINDS)[number];

/** Teams are counted up to this number; a larger one is shown as `1,000+`. */
export const MOST_COUNTED = 1000;

/** When the accounts of a list were used last: within 7 days, within 30, or not since. */
export const TEAM_ACTIVITY = ["week", "month", "idle"] as const;
export type TeamActivity = (typeof TEAM_ACTIVITY)[number];

/** The person who opened an account: the agent who reads, another agent, or the person. */
export const OPENED_BY = ["me", "agent", "self"] as const;

/** The scope of a team report: one person's lines, or also those of all members below. */
export const REPORT_REACH = ["person", "branch"] as const;
export type ReportReach = (typeof REPORT_REACH)[number];
