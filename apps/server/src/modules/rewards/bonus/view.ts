import type { OutputOf } from "@baize/api/contract/contract";
import { isCategory } from "@baize/domain/gaming/game/category";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { languageMark, localize } from "../../../platform/language/language.ts";
import type { BonusRow } from "./queries.ts";

export function bonusView(row: BonusRow, language: string): OutputOf<"bonus.list">["items"][number] {
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: row.currency });
  return {
    id: row.id,
    source: row.source,
    title: localize(row.titles, language) ?? row.source,
    ...languageMark(Object.keys(row.titles), language),
    amount: money(row.amount),
    required: money(row.required),
    progress: money(row.progress),
    shares: Object.entries(row.weights).flatMap(([category, percent]) => (isCategory(category) ? [{ category, percent }] : [])),
    state: row.state,
    grantedAt: row.grantedAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    closedAt: row.closedAt?.getTime() ?? null,
  };
}
