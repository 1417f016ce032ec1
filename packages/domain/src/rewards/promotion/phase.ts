import { machine } from "../../state-machine/machine.ts";

/** The phase of a promotion, which visitors see; a member sees their own status. */
export const PROMOTION_PHASES = ["coming_soon", "open", "closed"] as const;
export type PromotionPhase = (typeof PROMOTION_PHASES)[number];

/** A promotion opens and closes by its dates. */
export const PROMOTION = machine({
  name: "Promotion",
  states: PROMOTION_PHASES,
  edges: [
    { from: null, event: "publish", to: "coming_soon", actors: ["operator"] },
    { from: "coming_soon", event: "open", to: "open", actors: ["system"] },
    { from: "open", event: "close", to: "closed", actors: ["system"] },
  ],
});

/** Epoch milliseconds; the end is the first moment at which it is over. */
export function promotionPhase(now: number, { startsAt, endsAt }: { startsAt: number; endsAt: number | null }): PromotionPhase {
  if (now < startsAt) return "coming_soon";
  return endsAt !== null && now >= endsAt ? "closed" : "open";
}
