import type { ProfitLoss } from "@baize/domain/agents/profit-loss";
import type { TeamMoveType } from "@baize/domain/agents/team-move";

/** The figure that lines of a type count in; undefined for those that are neither gain nor loss. */
export function figureOf(type: TeamMoveType, sum: bigint): Partial<ProfitLoss> | undefined {
  if (type === "deposit") return { deposits: sum };
  if (type === "withdrawal") return { withdrawals: -sum };
  if (type === "rebate") return { rebates: sum };
  if (type === "bonus") return { bonuses: sum };
  return type === "commission" ? { commission: sum } : undefined;
}
