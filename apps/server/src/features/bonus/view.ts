import type { OutputOf } from "@baize/api/contract/contract";
import { toWire } from "@baize/domain/money/wire";
import { worded } from "../../http/language.ts";
import type { BonusRow } from "../../reward/end-bonus-store.ts";

export function bonusView(row: BonusRow, language: string): OutputOf<"bonus.list">["items"][number] {
  const wire = (minor: bigint) => toWire({ minor, currency: row.currency });
  return {
    id: row.id,
    source: row.source,
    title: worded(row.titles, language) ?? row.source,
    amount: wire(row.amount),
    required: wire(row.required),
    progress: wire(row.progress),
    state: row.state,
    grantedAt: row.grantedAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    closedAt: row.closedAt?.getTime() ?? null,
  };
}
