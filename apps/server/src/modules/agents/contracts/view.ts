import type { OutputOf } from "@baize/api/contract/contract";
import type { Measures, Tier } from "@baize/domain/agents/contract/terms";
import { isCount, type Rate, THRESHOLDS } from "@baize/domain/agents/contract/type";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { formatAmount } from "@baize/domain/money/amount";
import type { ContractReader } from "./party-context.ts";
import type { NamedContract } from "./queries.ts";
import { roleOf } from "./role.ts";
import { termsOf } from "./stored-terms.ts";

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

/** A version as one of its two sides reads it. */
export function contractView(ctx: ContractReader, { row, account, uplineAccount }: NamedContract): View {
  const { currency } = ctx.brand;
  const { period, minBet, tiers } = termsOf(row);
  const role = roleOf(ctx, row);
  const above = uplineAccount === null ? null : maskAccount(uplineAccount);
  return {
    id: row.id,
    type: row.type,
    version: row.version,
    period,
    minBet: formatAmount(minBet, currency),
    currency,
    tiers: tiers.map((tier) => tierView(tier, currency)),
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
