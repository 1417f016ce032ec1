/** What a visitor may be told of a promotion; a member's own states (joined, issued …) come on top of `open`. */
export const PROMOTION_PHASES = ["coming_soon", "open", "closed"] as const;
export type PromotionPhase = (typeof PROMOTION_PHASES)[number];

/** Epoch milliseconds; the end is the first moment at which it is over. */
export function promotionPhase(now: number, { startsAt, endsAt }: { startsAt: number; endsAt: number | null }): PromotionPhase {
  if (now < startsAt) return "coming_soon";
  return endsAt !== null && now >= endsAt ? "closed" : "open";
}
