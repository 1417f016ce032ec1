import { accountPathOf } from "@baize/domain/agents/account-path";
import type { ReportReach } from "@baize/domain/agents/team";
import type { TeamMoveType } from "@baize/domain/agents/team-move";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import type { WrittenRange } from "@baize/ui/date-range";

export interface LinePlace {
  /** From the agent's direct downline to the account; the whole team without a name. */
  readonly names: readonly string[];
  readonly reach: ReportReach;
}

/** The addresses of the lines that a figure is the sum of, on the same days. */
export function useLineAddress({ from, to }: WrittenRange) {
  const { addressOf } = useOverlay();
  const filtersOf = ({ names, reach }: LinePlace) => ({ account: accountPathOf(names), reach, from, to });
  return {
    bets: (place: LinePlace) => addressOf("agent", "teamBetting", filtersOf(place)),
    money: (place: LinePlace, type: TeamMoveType) => addressOf("agent", "transactionDetails", { ...filtersOf(place), type }),
  };
}
