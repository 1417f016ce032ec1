import * as z from "zod/mini";
import { endpoints } from "../endpoint.ts";
import {
  agentContract,
  contractFilters,
  contractList,
  contractMeasures,
  contractType,
  OFFER_ERRORS,
  proposedTerms,
} from "../../schema/agent-contract.ts";
import { currency, money } from "../../schema/money.ts";
import { count, instant } from "../../schema/number.ts";
import { filled, id, text } from "../../schema/text.ts";
import { contractsRoutes } from "../../routes/agents/contracts.ts";

const one = z.object({ id: id() });
/** `confirm`: the hash that `contract.cancels_downline` brought along, where the call ends contracts below. */
const confirmed = z.object({ id: id(), confirm: z.optional(text(64)) });
const offered = z.object({
  ...proposedTerms,
  /** The downline; without it the contract is requested of the upline. */
  account: z.optional(text(64)),
});
const simulated = z.object({
  /** Null while no window of this type and period is settled. */
  last: z.nullable(
    z.object({
      start: instant(),
      end: instant(),
      amount: money(),
      /** What the rate counts on. */
      base: money(),
      /** The tier that was reached, from 0; null for none, and for types that choose one for each hour or wager. */
      tier: z.nullable(count()),
      /** What the tiers ask for, as the team reached it. */
      measures: contractMeasures,
      /** What the window paid by the contract of that time; null without one. */
      paid: z.nullable(money()),
    }),
  ),
  asOf: instant(),
});
const party = ["contract.not_found", "contract.wrong_state"] as const;

export const contracts = endpoints(contractsRoutes, {
  "contracts.list": {
    summary: "The member's contracts with the upline and with direct downlines, every version, newest first",
    input: z.object({
      type: z.optional(contractType),
      /** With this direct downline alone. */
      account: z.optional(text(64)),
      ...contractFilters,
    }),
    output: contractList,
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "contracts.get": {
    summary: "One of the member's contracts, and the versions between the same two sides, newest first",
    input: one,
    output: z.object({ contract: agentContract, versions: z.array(agentContract), asOf: instant() }),
    errors: ["contract.not_found"],
    rate: "read",
  },
  "contracts.rules": {
    summary: "What the member may agree on: the brand's types, and the own signed contracts, above which no offer pays",
    input: z.object({}),
    output: z.object({
      currency: currency(),
      types: z.array(contractType),
      /** Signed with the upline, without a set end; at most one of each type. */
      own: z.array(agentContract),
      /** Masked; null at the top of the tree, where the brand makes the offers. */
      upline: z.nullable(filled(64)),
      asOf: instant(),
    }),
    errors: ["auth.not_agent"],
    rate: "read",
  },
  "contracts.outcome": {
    summary: "What the last closed window would have paid by the terms of a contract, whatever its state",
    input: one,
    output: simulated,
    errors: ["contract.not_found"],
    rate: "read",
  },
  "contracts.simulate": {
    summary: "What the last closed window would have paid a direct downline, or the caller, by terms that are not offered yet",
    input: offered,
    output: simulated,
    errors: ["auth.not_agent", "auth.user_unknown", "contract.tiers_overlap"],
    rate: "read",
  },
  "contracts.offer": {
    summary: "Offers a contract to a direct downline, or requests one of the own upline",
    input: offered,
    output: agentContract,
    errors: [...OFFER_ERRORS],
    rate: "write",
  },
  "contracts.sign": {
    summary: "Agrees to a contract that the other side proposed; it starts with the next window",
    input: confirmed,
    output: agentContract,
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
    output: agentContract,
    errors: [...party, "auth.not_agent"],
    rate: "write",
  },
  "contracts.withdraw": {
    summary: "Takes back one's own proposal",
    input: one,
    output: agentContract,
    errors: [...party, "auth.not_agent"],
    rate: "write",
  },
  "contracts.end": {
    summary: "Ends a signed contract with its window, by either side",
    input: confirmed,
    output: agentContract,
    errors: [...party, "auth.not_agent", "contract.cancels_downline"],
    rate: "write",
  },
});
