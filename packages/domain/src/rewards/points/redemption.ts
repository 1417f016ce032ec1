/** Exchange of points for goods (specification, section 4). */
export const REDEMPTION_STATES = ["applying", "approved", "rejected"] as const;
export type RedemptionState = (typeof REDEMPTION_STATES)[number];
export type RedemptionEvent = "approve" | "reject";

const EDGES: Readonly<Record<RedemptionState, Readonly<Partial<Record<RedemptionEvent, RedemptionState>>>>> = {
  applying: { approve: "approved", reject: "rejected" },
  approved: {},
  rejected: {},
};

/** Where an event leads; undefined when it may not happen there. */
export const afterRedemptionEvent = (from: RedemptionState, event: RedemptionEvent): RedemptionState | undefined =>
  EDGES[from][event];

/** Pieces that one exchange may ask for. */
export const MAX_REDEEM_QUANTITY = 20;
