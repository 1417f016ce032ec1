import * as z from "zod";
import { campaign as campaignName } from "@baize/api/provider/fields";
import { formatAmount } from "@baize/domain/money/amount";
import type { Role } from "@baize/domain/operators/role";
import { brand, member, nothing, written } from "../../../platform/operator/fields.ts";
import { always, type Operation, operation } from "../../../platform/operator/operation.ts";
import { cancelFreeRounds } from "./cancel.ts";
import { grantFreeRounds } from "./grant.ts";
import { listCampaignCosts, listFreeRounds } from "./queries.ts";

const roles: readonly Role[] = ["content", "risk", "manager"];
const MOST_ROUNDS = 1000;

const campaign = z
  .string()
  .refine((name) => campaignName.safeParse(name).success, "small letters, digits, dashes and underscores")
  .describe("<name>");

/** Operators' commands for free rounds. */
export const freeRoundOperations: Readonly<Record<string, Operation>> = {
  "free-rounds list": operation({
    summary: "Free rounds of members, the newest first: what was granted, and what became of it",
    roles: [...roles, "finance"],
    scope: "operator",
    input: nothing,
    run: async ({ db }, _, operator) =>
      (await listFreeRounds(db, operator)).map(({ row, username }) => ({
        brand: row.brand,
        member: username,
        campaign: row.campaign,
        game: row.gameId,
        stake: `${formatAmount(row.stake, row.currency)} ${row.currency}`,
        granted: row.granted,
        used: row.used,
        cancelled: row.cancelled,
        expired: row.expired,
        open: row.open,
        until: row.validUntil.toISOString(),
      })),
  }),
  "free-rounds costs": operation({
    summary: "What the free rounds of each campaign have won, which is what the brand has paid for it",
    roles: ["finance", "risk", "manager"],
    scope: "platform",
    input: nothing,
    run: async ({ db }) =>
      (await listCampaignCosts(db)).map(({ brand: code, campaign: name, currency, cost }) => ({
        brand: code,
        campaign: name,
        cost: `${formatAmount(BigInt(cost), currency)} ${currency}`,
      })),
  }),
  "free-rounds grant": operation({
    summary: "Grants a member free rounds in a game; a repeat with the same values changes nothing",
    roles,
    access: "money",
    needsApproval: always,
    input: z.strictObject({
      brand,
      member,
      campaign,
      game: z.string().min(1).describe("<game id>"),
      rounds: z.coerce.number().int().min(1).max(MOST_ROUNDS).describe("<number>"),
      stake: z.string().describe("<1.00>"),
      until: z.iso.datetime({ offset: true, error: "a time, as 2026-12-01T04:00:00Z" }).describe("<time>"),
    }),
    run: async (system, input, operator) => await grantFreeRounds(system, operator, input),
  }),
  "free-rounds cancel": operation({
    summary: "Cancels the open free rounds of a member in a campaign",
    roles,
    access: "state",
    input: z.strictObject({ brand, member, campaign, reason: written(200, 5) }),
    run: async (system, input, operator) => await cancelFreeRounds(system, operator, input),
  }),
};
