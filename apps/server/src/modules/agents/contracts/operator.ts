import * as z from "zod";
import { CONTRACT_PERIODS, CONTRACT_TYPES } from "@baize/domain/agents/contract/type";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { brand, id, json, member, written } from "../../../platform/operator/fields.ts";
import { always, type Operation, operation } from "../../../platform/operator/operation.ts";
import { endForBrand, withdrawForBrand } from "./close-for-brand.ts";
import { offerForBrand } from "./offer-for-brand.ts";
import { listBrandContracts } from "./brand-queries.ts";

/** As `100.00`; the brand's currency decides how many decimals it takes. */
const amount = z.string().min(1).optional();
const count = z.int().nonnegative().optional();
const rate = z.int().optional();

const tier = z.strictObject({
  validBet: amount,
  profit: amount,
  activeUsers: count,
  betAmount: amount,
  players: count,
  singleBet: amount,
  ratio: rate,
  profitRate: rate,
  lossRate: rate,
});

const offer = z.strictObject({
  brand,
  member,
  type: z.enum(CONTRACT_TYPES).describe(CONTRACT_TYPES.join("|")),
  period: z.enum(CONTRACT_PERIODS).default("D").describe(CONTRACT_PERIODS.join("|")),
  minBet: amount.describe("<100.00>"),
  /** Rates are parts per million. */
  tiers: json(z.array(tier).min(1)),
});

const reason = written(200, 5);

export const contractOperations: Readonly<Record<string, Operation>> = {
  "contracts list": operation({
    summary: "The brand's own contracts with the agents at the top of the tree, every version, newest first",
    roles: ["finance", "manager"],
    input: z.strictObject({ brand }),
    run: async ({ db }, { brand: code }) => {
      await loadBrand(db, code);
      return (await listBrandContracts(db, code)).map(({ row, account }) => ({
        id: row.id,
        member: account,
        type: row.type,
        version: row.version,
        state: row.state,
        terms: row.terms,
        startsAt: row.startsAt?.toISOString() ?? null,
        endsAt: row.endsAt?.toISOString() ?? null,
      }));
    },
  }),
  "contracts offer": operation({
    summary: "Offers the brand's contract to an agent at the top of the tree, who then signs it",
    roles: ["finance", "manager"],
    access: "state",
    input: offer,
    needsApproval: always,
    run: async (system, { brand: code, member: name, ...terms }, operator) =>
      await offerForBrand(system, operator, { brand: code, member: name, terms }),
  }),
  "contracts withdraw": operation({
    summary: "Withdraws an offer of the brand's that waits for the agent's answer",
    roles: ["finance", "manager"],
    access: "state",
    input: z.strictObject({ brand, id, reason }),
    needsApproval: always,
    run: async (system, given, operator) => await withdrawForBrand(system, operator, given),
  }),
  "contracts end": operation({
    summary: "Ends a contract that the brand pays with its current period, and those below it once their list is confirmed",
    roles: ["finance", "manager"],
    access: "state",
    input: z.strictObject({ brand, id, confirm: z.string().min(1).optional().describe("<hash>"), reason }),
    needsApproval: always,
    run: async (system, given, operator) => await endForBrand(system, operator, given),
  }),
};
