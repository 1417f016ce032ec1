import * as z from "zod/mini";
import { CONTRACT_STATES } from "@baize/domain/agents/contract/state";
import { MAX_TIERS } from "@baize/domain/agents/contract/terms";
import { CONTRACT_PERIODS, CONTRACT_TYPES } from "@baize/domain/agents/contract/type";
import { amount, currency } from "./money.ts";
import { count, instant, limit } from "./number.ts";
import { cursor, filled, id } from "./text.ts";

export const contractType = z.enum(CONTRACT_TYPES);
export const contractPeriod = z.enum(CONTRACT_PERIODS);
const people = z.optional(count(1_000_000));
const threshold = z.optional(amount());
/** Parts per million. */
const rate = z.optional(z.int());

/** A threshold that is missing is zero. Each type has its own thresholds and rates. */
const measures = {
  validBet: threshold,
  profit: threshold,
  activeUsers: people,
  betAmount: threshold,
  players: people,
  singleBet: threshold,
};
const tier = z.object({
  ...measures,
  ratio: rate,
  profitRate: rate,
  lossRate: rate,
});

/** One version of a contract, as one of its two sides reads it. */
export const agentContract = z.object({
  id: id(),
  type: contractType,
  version: count(),
  period: contractPeriod,
  /** Valid bets that make a member an active user of a dividend contract. */
  minBet: amount(),
  /** Of every amount in it. */
  currency: currency(),
  tiers: z.array(tier),
  state: z.enum(CONTRACT_STATES),
  /** Where the other side is: the one who pays, or the one who is paid. */
  side: z.enum(["upline", "downline"]),
  /** The other side; an upline is masked, and null is the brand. */
  account: z.nullable(filled(64)),
  /** Whether the reader proposed it. The other side signs or rejects it. */
  own: z.boolean(),
  at: instant(),
  /** When an offer that is not signed expires. */
  expiresAt: instant(),
  /** The first moment of its first window; null before it is signed. */
  startsAt: z.nullable(instant()),
  /** The first moment after its last window; null while no end is set. */
  endsAt: z.nullable(instant()),
});

export const contractMeasures = z.object(measures);
export const contractTiers = () => z.array(tier).check(z.maxLength(MAX_TIERS));

/** Terms that are proposed. */
export const proposedTerms = {
  type: contractType,
  period: contractPeriod,
  minBet: z.optional(amount()),
  tiers: contractTiers(),
};
/** What is offered to a new agent at once: each type once. */
export const firstOffers = () => z.array(z.object(proposedTerms)).check(z.maxLength(CONTRACT_TYPES.length));

/** Versions of contracts, newest first. */
export const contractList = z.object({ items: z.array(agentContract), next: z.nullable(cursor()), asOf: instant() });

/** Which versions, and where the page begins. */
export const contractFilters = {
  side: z.optional(z.enum(["upline", "downline"])),
  state: z.optional(z.enum(CONTRACT_STATES)),
  /** Proposals that can still be signed: by the reader, or by the other side. */
  awaits: z.optional(z.enum(["me", "other"])),
  cursor: z.optional(cursor()),
  limit: limit(20),
};

/** Why a new agent can be offered nothing at once. */
export const FIRST_OFFER_ERRORS = [
  "contract.type_closed",
  "contract.party_not_agent",
  "contract.tiers_overlap",
  "contract.above_upline",
  "money.account_locked",
] as const;

/** Why no contract can be offered or requested. */
export const OFFER_ERRORS = [
  "auth.not_agent",
  "auth.user_unknown",
  "contract.type_closed",
  "contract.party_not_agent",
  "contract.tiers_overlap",
  "contract.above_upline",
  "contract.open_offer",
  "money.account_locked",
] as const;
