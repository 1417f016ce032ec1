/** What is stored of a member's part in a promotion. No row: the member has taken no step yet. */
export const PARTICIPATIONS = ["joined", "applying", "rejected", "issued", "in_process", "claimed", "expired"] as const;
export type Participation = (typeof PARTICIPATIONS)[number];

/** What of it an application goes through: waiting, declined, granted, and what became of what was granted. */
export const APPLICATION_STATES = [
  "applying",
  "rejected",
  "issued",
  "in_process",
  "claimed",
  "expired",
] as const satisfies readonly Participation[];

/** What may happen to it. `start` pays a bonus that must be played, `pay` pays at once. */
export type PromotionEvent = "join" | "apply" | "approve" | "reject" | "start" | "pay" | "complete" | "expire";

type Edges = Readonly<Partial<Record<PromotionEvent, Participation>>>;

/** Every edge that there is (specification, section 4); the server refuses all others. */
const EDGES: Readonly<Record<Participation | "none", Edges>> = {
  none: { join: "joined", apply: "applying", start: "in_process", pay: "claimed" },
  joined: { start: "in_process", pay: "claimed", expire: "expired" },
  applying: { approve: "issued", reject: "rejected" },
  rejected: { apply: "applying" },
  issued: { start: "in_process", pay: "claimed", expire: "expired" },
  in_process: { complete: "claimed", expire: "expired" },
  claimed: {},
  expired: {},
};

/** Where an event leads; undefined when it may not happen there. */
export function afterEvent(from: Participation | undefined, event: PromotionEvent): Participation | undefined {
  return EDGES[from ?? "none"][event];
}

/** How a member takes part: not at all, by joining and then meeting a condition, at a press, by an application, by a draw. */
export const PROMOTION_METHODS = ["none", "join", "claim", "apply", "raffle"] as const;
export type PromotionMethod = (typeof PROMOTION_METHODS)[number];

/** What a promotion is to one member: the states of the specification, and the two in which nothing is stored yet. */
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
  /** Whether the offer is for this member at all: level, kind of account. */
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

/** What one has begun outlives the promotion; what one has not begun ends with it. */
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
