/** Where the wish to become an agent stands: it waits until the house answers, once. */
export const JOIN_STATES = ["waiting", "approved", "rejected"] as const;
export type JoinState = (typeof JOIN_STATES)[number];
