import type { InputOf } from "@baize/api/contract/contract";
import { BET_STATUSES, type BetStatus } from "@baize/domain/gaming/bet/status";
import { CATEGORIES, type Category } from "@baize/domain/gaming/game/category";
import type { DateRangeValue } from "@baize/ui/date-range";
import { useCentreQuery } from "../overlays/use-centre-query.ts";
import { type RecordDaysState, useRecordDays } from "../records/use-record-days.ts";

export interface BetFilterState {
  readonly days: RecordDaysState;
  readonly status: BetStatus | "";
  readonly category: Category | "";
  /** The filters as the server takes them. */
  readonly input: Pick<InputOf<"bets.list">, "from" | "to" | "status" | "category">;
  /** How many are set. */
  readonly count: number;
  readonly setStatus: (status: string) => void;
  readonly setCategory: (category: string) => void;
  readonly clear: () => void;
}

/** The values that remove the filters from the address. */
export const NO_BET_FILTERS = { range: "", from: "", to: "", status: "", category: "" };

/** A betting record's filters from the address; an invalid day, period, status or kind of game counts as unset. */
export function useBetFilters(usual?: DateRangeValue): BetFilterState {
  const [params, change] = useCentreQuery();
  const days = useRecordDays(usual);
  const status = BET_STATUSES.find((name) => name === params.get("status")) ?? "";
  const category = CATEGORIES.find((name) => name === params.get("category")) ?? "";
  return {
    days,
    status,
    category,
    input: { ...days.input, status: status || undefined, category: category || undefined },
    count: Number(days.isSet) + Number(status !== "") + Number(category !== ""),
    setStatus: (value) => change({ status: value }),
    setCategory: (value) => change({ category: value }),
    clear: () => change(NO_BET_FILTERS),
  };
}
