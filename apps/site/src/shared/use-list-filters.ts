import { useCentreQuery } from "./use-centre-query.ts";
import { type RecordDays, useRecordDays } from "./use-record-days.ts";

export interface ListFilters<Value extends string = string> {
  readonly days: RecordDays;
  /** What is chosen; "" for all. */
  readonly value: Value | "";
  /** How many filters are set. */
  readonly count: number;
  readonly choose: (value: string) => void;
  readonly clear: () => void;
}

/** Days and one choice as the address says them (`in.<name>`); what is none of the values counts as unset. */
export function useListFilters<Value extends string>(name: string, values: readonly Value[]): ListFilters<Value> {
  const [params, change] = useCentreQuery();
  const days = useRecordDays();
  const value = values.find((one) => one === params.get(name)) ?? "";
  return {
    days,
    value,
    count: Number(days.isSet) + Number(value !== ""),
    choose: (next) => change({ [name]: next }),
    clear: () => change({ range: "", from: "", to: "", [name]: "" }),
  };
}
