import * as z from "zod/mini";
import { CONTRACT_STATES } from "@baize/domain/agents/contract/state";
import { MAX_TIERS } from "@baize/domain/agents/contract/terms";
import { CONTRACT_PERIODS, CONTRACT_TYPES } from "@baize/domain/agents/contract/type";
import { endpoints } from "../endpoint.ts";
import { amount, currency } from "../../schema/money.ts";
import { count, instant, limit } from "../../schema/number.ts";
import { cursor, filled, id, text } from "../../schema/text.ts";
import { contractsRoutes } from "../../routes/agents/contracts.ts";

const type = z.enum(CONTRACT_TYPES);
const period = z.enum(CONTRACT_PERIODS);
const people = z.optional(count(1_000_000));
const threshold = z.optional(amount());
/** Parts per million. */
const rate = z.optional(z.int());

/** A threshold that is missing is zero. Each type has its own thresholds and rates. */
const tier = z.object({
  validBet: threshold,
  profit: threshold,
  activeUsers: people,
  betAmount: threshold,
  players: people,
  singleBet: threshold,
  ratio: rate,
  profitRate: rate,
  lossRate: rate,
});

const contract = z.object({
  id: id(),
  type,
  version: count(),
  period,
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

const one = z.object({ id: id() });
/** `confirm`: the hash that `contract.cancels_downline` brought along, where the call ends contracts below. */
const confirmed = z.object({ id: id(), confirm: z.optional(text(64)) });
const party = ["contract.not_found", "contract.wrong_state"] as const;

export const contracts = endpoints(contractsRoutes, {
  "contracts.list": {
    summary: "The member's contracts with the upline and with direct downlines, every version, newest first",
    input: z.object({
      type: z.optional(type),
      side: z.optional(z.enum(["upline", "downline"])),
      state: z.optional(z.enum(CONTRACT_STATES)),
      /** Proposals that can still be signed: by the reader, or by the other side. */
      awaits: z.optional(z.enum(["me", "other"])),
      cursor: z.optional(cursor()),
      limit: limit(20),
    }),
    output: z.object({ items: z.array(contract), next: z.nullable(cursor()), asOf: instant() }),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "contracts.get": {
    summary: "One of the member's contracts, and the versions between the same two sides, newest first",
    input: one,
    output: z.object({ contract, versions: z.array(contract), asOf: instant() }),
    errors: ["contract.not_found"],
    rate: "read",
  },
  "contracts.rules": {
    summary: "What the member may agree on: the brand's types, and the own signed contracts, above which no offer pays",
    input: z.object({}),
    output: z.object({
      currency: currency(),
      types: z.array(type),
      /** Signed with the upline, without a set end; at most one of each type. */
      own: z.array(contract),
      /** Masked; null at the top of the tree, where the brand makes the offers. */
      upline: z.nullable(filled(64)),
      asOf: instant(),
    }),
    errors: ["auth.not_agent"],
    rate: "read",
  },
  "contracts.offer": {
    summary: "Offers a contract to a direct downline, or requests one of the own upline",
    input: z.object({
      type,
      /** The downline; without it the contract is requested of the upline. */
      account: z.optional(text(64)),
      period,
      minBet: z.optional(amount()),
      tiers: z.array(tier).check(z.maxLength(MAX_TIERS)),
    }),
    output: contract,
    errors: [
      "auth.not_agent",
      "auth.user_unknown",
      "contract.type_closed",
      "contract.party_not_agent",
      "contract.tiers_overlap",
      "contract.above_upline",
      "contract.open_offer",
      "money.account_locked",
    ],
    rate: "write",
  },
  "contracts.sign": {
    summary: "Agrees to a contract that the other side proposed; it starts with the next window",
    input: confirmed,
    output: contract,
    errors: [
      ...party,
      "auth.not_agent",
      "contract.type_closed",
      "contract.party_not_agent",
      "contract.above_upline",
      "contract.cancels_downline",
      "money.account_locked",
    ],
    rate: "write",
  },
  "contracts.reject": {
    summary: "Refuses a contract that the other side proposed",
    input: one,
    output: contract,
    errors: [...party, "auth.not_agent"],
    rate: "write",
  },
  "contracts.withdraw": {
    summary: "Takes back one's own proposal",
    input: one,
    output: contract,
    errors: [...party, "auth.not_agent"],
    rate: "write",
  },
  "contracts.end": {
    summary: "Ends a signed contract with its window, by either side",
    input: confirmed,
    output: contract,
    errors: [...party, "auth.not_agent", "contract.cancels_downline"],
    rate: "write",
  },
});
