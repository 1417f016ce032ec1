import type { OutputOf } from "@baize/api/contract/contract";
import type { Measures, Tier } from "@baize/domain/agents/contract/terms";
import { isCount, type Rate, THRESHOLDS } from "@baize/domain/agents/contract/type";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { formatAmount } from "@baize/domain/money/amount";
import type { ContractReader } from "./party-context.ts";
import type { NamedContract } from "./queries.ts";
import { roleOf } from "./role.ts";
import { type StoredOffer, termsOf } from "@baize/domain/agents/contract/stored-terms";

type View = OutputOf<"contracts.sign">;

/** What is measured, or asked for, as it is sent: amounts with their digits, and counts. */
export function measuresView(measures: Measures, currency: string): Omit<View["tiers"][number], Rate> {
  const values = THRESHOLDS.flatMap((name) => {
    const value = measures[name];
    if (value === undefined) return [];
    return [[name, isCount(name) ? Number(value) : formatAmount(value, currency)]];
  });
  return Object.fromEntries(values);
}

const tierView = ({ atLeast, rates }: Tier, currency: string): View["tiers"][number] => ({
  ...measuresView(atLeast, currency),
  ...rates,
});

/** Terms as they are sent. */
export function termsView(given: StoredOffer, currency: string): Pick<View, "type" | "period" | "minBet" | "tiers"> {
  const { type, period, minBet, tiers } = termsOf(given);
  return { type, period, minBet: formatAmount(minBet, currency), tiers: tiers.map((tier) => tierView(tier, currency)) };
}

/** A version as one of its two sides reads it. */
export function contractView(ctx: ContractReader, { row, account, uplineAccount }: NamedContract): View {
  const { currency } = ctx.brand;
  const role = roleOf(ctx, row);
  const above = uplineAccount === null ? null : maskAccount(uplineAccount);
  return {
    ...termsView(row, currency),
    id: row.id,
    version: row.version,
    currency,
    state: row.state,
    side: role === "upline" ? "downline" : "upline",
    account: role === "upline" ? account : above,
    own: row.proposedBy === role,
    at: row.at.getTime(),
    expiresAt: row.expiresAt.getTime(),
    startsAt: row.startsAt?.getTime() ?? null,
    endsAt: row.endsAt?.getTime() ?? null,
  };
}
