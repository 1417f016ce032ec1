import * as z from "zod";
import { formatAmount } from "@baize/domain/money/amount";
import { brand, nothing } from "../../platform/operator/fields.ts";
import { always, type Operation, operation } from "../../platform/operator/operation.ts";
import type { RoundSettledSubscriber } from "../gaming/rounds/round-settled.ts";
import type { System } from "../../platform/system.ts";
import { brandOfOwner } from "../identity/member/brand-of-owner.ts";
import { decideWin } from "./wins/decide-win.ts";
import { listHeldWins, type WinKey } from "./wins/queries.ts";
import { setMaximumWin } from "./wins/set-maximum.ts";

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const KEY = new RegExp(`^(${UUID})/([^/]+)/(.+)$`);

/** A win or a credit as its list prints it: the member's id, the provider's, and the provider's id of it. */
const one = z.strictObject({ id: z.string().regex(KEY, "it is no id as the list prints it").describe("<id>") });

function keyOf(id: string): WinKey {
  const [, memberId = "", provider = "", transactionId = ""] = KEY.exec(id) ?? [];
  return { memberId, provider, transactionId };
}

const brandOfWin = async (system: System, { id }: { readonly id: string }) => await brandOfOwner(system, { id: keyOf(id) });

/** Operators' commands for wins and credits above the maximum. `roundSettled`: the subscribers of rounds that a decision settles. */
export const winOperations = (roundSettled: readonly RoundSettledSubscriber[]): Readonly<Record<string, Operation>> => ({
  "wins list": operation({
    summary: "Wins and credits of vendors above the maximum of their game or brand, which wait for a decision",
    roles: ["finance", "risk", "manager"],
    scope: "operator",
    input: nothing,
    run: async ({ db }, _, operator) =>
      (await listHeldWins(db, operator)).map(({ call, gameId, currency, username, brand: code }) => ({
        id: `${call.memberId}/${call.provider}/${call.transactionId}`,
        what: call.operation,
        brand: code,
        member: username,
        game: gameId ?? call.gameCode,
        amount: `${formatAmount(call.amount, currency)} ${currency}`,
        at: call.at.toISOString(),
      })),
  }),
  "wins approve": operation({
    summary: "Pays a win or a credit that waits",
    roles: ["finance", "risk", "manager"],
    access: "money",
    needsApproval: always,
    scope: brandOfWin,
    input: one,
    run: async (system, { id }, operator) => await decideWin(system, roundSettled, operator, keyOf(id), "approve"),
  }),
  "wins refuse": operation({
    summary: "Refuses a win or a credit that waits, for good: it is never paid",
    roles: ["risk", "manager"],
    access: "state",
    needsApproval: always,
    scope: brandOfWin,
    input: one,
    run: async (system, { id }, operator) => await decideWin(system, roundSettled, operator, keyOf(id), "refuse"),
  }),
  "wins limit": operation({
    summary: "Sets what one round may win, or one credit pay, before a decision, for a brand or for one of its games",
    roles: ["risk", "manager"],
    access: "state",
    needsApproval: always,
    input: z.strictObject({
      brand,
      game: z.string().min(1).optional().describe("<game id>"),
      most: z.string().describe("<100.00>"),
    }),
    run: async (system, input, operator) => await setMaximumWin(system, operator, input),
  }),
});
