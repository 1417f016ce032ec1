import type { InputOf } from "@baize/api/contract/contract";
import { TEAM_MOVE_TYPES, type TeamMoveType } from "@baize/domain/agents/team-move";
import { useCentreQuery } from "../../shared/overlays/use-centre-query.ts";
import { type RecordDaysState, useRecordDays } from "../../shared/records/use-record-days.ts";
import { REPORT_DAYS } from "./report-days.ts";
import { type AccountFilter, NO_ACCOUNT, useAccountFilter } from "./use-account-filter.ts";

export interface MoneyFilters {
  readonly days: RecordDaysState;
  readonly whose: AccountFilter;
  readonly type: TeamMoveType | "";
  /** The filters as the server takes them. */
  readonly input: InputOf<"teamReports.transactions">;
  /** How many are set. */
  readonly count: number;
  readonly setType: (type: string) => void;
  readonly clear: () => void;
}

/** The filters of the team's money from the address; an invalid one counts as unset. */
export function useMoneyFilters(): MoneyFilters {
  const [params, change] = useCentreQuery();
  const days = useRecordDays(REPORT_DAYS);
  const whose = useAccountFilter();
  const type = TEAM_MOVE_TYPES.find((one) => one === params.get("type")) ?? "";
  return {
    days,
    whose,
    type,
    input: { ...days.input, ...whose.input, type: type || undefined },
    count: Number(days.isSet) + whose.count + Number(type !== ""),
    setType: (value) => change({ type: value }),
    clear: () => change({ ...NO_ACCOUNT, range: "", from: "", to: "", type: "" }),
  };
}
