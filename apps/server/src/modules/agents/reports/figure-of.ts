import type { ProfitLoss } from "@baize/domain/agents/profit-loss";
import { CATEGORIES, isCategory } from "@baize/domain/gaming/game/category";
import type { DaySums } from "./day-queries.ts";

/** Kinds of lines that count in a figure. Others are neither gain nor loss. */
export const FIGURE_KINDS = [...CATEGORIES, "deposit", "withdrawal", "rebate", "bonus", "commission"] as const;

/** The figures that lines of a kind count in; undefined for those that are neither gain nor loss. */
export function figureOf({ kind, came, net, validBet }: DaySums): Partial<ProfitLoss> | undefined {
  if (isCategory(kind)) return { validBet, payout: came, winLoss: net };
  if (kind === "deposit") return { deposits: net };
  if (kind === "withdrawal") return { withdrawals: -net };
  if (kind === "rebate") return { rebates: net };
  if (kind === "bonus") return { bonuses: net };
  return kind === "commission" ? { commission: net } : undefined;
}
