import { type EventOf, machine } from "../../state-machine/machine.ts";

/** Stored states of a member's part in a promotion. Without a row the member has not taken part yet. */
export const PARTICIPATIONS = ["joined", "applying", "rejected", "issued", "in_process", "claimed", "expired"] as const;
export type Participation = (typeof PARTICIPATIONS)[number];

/** The states of an application: waiting, declined, granted, and the states of the grant. */
export const APPLICATION_STATES = [
  "applying",
  "rejected",
  "issued",
  "in_process",
  "claimed",
  "expired",
] as const satisfies readonly Participation[];

/**
 * A member's part in a promotion (specification, section 4). `start` pays a bonus that must be played, `pay` pays at once;
 * `complete` and `expire` follow from the end of that bonus.
 */
export const PARTICIPATION = machine({
  name: "Participation in a promotion",
  states: PARTICIPATIONS,
  edges: [
    { from: null, event: "join", to: "joined", actors: ["member"] },
    { from: null, event: "apply", to: "applying", actors: ["member"] },
    { from: null, event: "start", to: "in_process", actors: ["member"] },
    { from: null, event: "pay", to: "claimed", actors: ["member"] },
    { from: "joined", event: "start", to: "in_process", actors: ["member"] },
    { from: "joined", event: "pay", to: "claimed", actors: ["member"] },
    { from: "joined", event: "expire", to: "expired", actors: ["system"] },
    { from: "applying", event: "approve", to: "issued", actors: ["operator"] },
    { from: "applying", event: "reject", to: "rejected", actors: ["operator"] },
    { from: "rejected", event: "apply", to: "applying", actors: ["member"] },
    { from: "issued", event: "start", to: "in_process", actors: ["member"] },
    { from: "issued", event: "pay", to: "claimed", actors: ["member"] },
    { from: "issued", event: "expire", to: "expired", actors: ["system"] },
    { from: "in_process", event: "complete", to: "claimed", actors: ["member"] },
    { from: "in_process", event: "expire", to: "expired", actors: ["member", "system"] },
  ],
});
export type PromotionEvent = EventOf<typeof PARTICIPATION>;

/** How a member takes part: not at all, by joining and then meeting a condition, by a claim, an application or a draw. */
export const PROMOTION_METHODS = ["none", "join", "claim", "apply", "raffle"] as const;
export type PromotionMethod = (typeof PROMOTION_METHODS)[number];

/** What one member is shown of a promotion: what it is open to before any part is stored, and the stored states. */
export const PROMOTION_STATUSES = [
  "coming_soon",
  "closed",
  "registration_closed",
  "forbidden",
  "open",
  "join",
  "apply",
  "claim",
  "draw",
  ...PARTICIPATIONS,
] as const;
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];

export interface PromotionFacts {
  /** Epoch milliseconds; each end is the first moment after. */
  readonly now: number;
  readonly startsAt: number;
  readonly endsAt: number | null;
  /** Until when new members may join or apply; null for the whole time. */
  readonly joinUntil: number | null;
  readonly way: PromotionMethod;
  readonly participation: Participation | undefined;
  /** Whether the offer is for this member: by level and kind of account. */
  readonly eligible: boolean;
  /** Whether the condition of a joined offer is met, so that it can be claimed. */
  readonly qualifies: boolean;
}

const first: Readonly<Record<PromotionMethod, PromotionStatus>> = {
  none: "open",
  join: "join",
  claim: "claim",
  apply: "apply",
  raffle: "draw",
};

/** A begun participation outlives the promotion; one that was not begun ends with it. */
export function promotionStatus(facts: PromotionFacts): PromotionStatus {
  const { now, startsAt, endsAt, joinUntil, way, participation, eligible, qualifies } = facts;
  if (participation && participation !== "joined" && participation !== "rejected") return participation;
  if (now < startsAt) return "coming_soon";
  if (endsAt !== null && now >= endsAt) return participation === "rejected" ? "rejected" : "closed";
  if (participation === "joined") return qualifies ? "claim" : "joined";
  if (participation === "rejected") return "rejected";
  if (joinUntil !== null && now >= joinUntil) return "registration_closed";
  return eligible ? first[way] : "forbidden";
}

/** Characters of the remark of an application, and pictures beside it (specification, section 9). */
export const APPLICATION = { remark: 140, images: 3 } as const;
