/** What a visitor may be told of a promotion; a member's own states (joined, issued …) come on top of `open`. */
export const PROMOTION_STATES = ["coming_soon", "open", "closed"] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** Epoch milliseconds; the end is the first moment at which it is over. */
export function promotionState(now: number, { startsAt, endsAt }: { startsAt: number; endsAt: number | null }): PromotionState {
  if (now < startsAt) return "coming_soon";
  return endsAt !== null && now >= endsAt ? "closed" : "open";
}
