import { useCentreQuery } from "../overlays/use-centre-query.ts";
import { type RecordDays, useRecordDays } from "./use-record-days.ts";

/** As a call takes it; TypeScript takes a computed key for any text. */
const keyed = <Name extends string, Value extends string>(name: Name, value: Value | "") =>
  (value === "" ? {} : { [name]: value }) as { readonly [name in Name]?: Value };

export interface ListFilters<Name extends string = string, Value extends string = string> {
  readonly days: RecordDays;
  /** What is set, as calls take it. */
  readonly input: RecordDays["input"] & { readonly [name in Name]?: Value };
  /** What is chosen; "" for all. */
  readonly value: Value | "";
  /** How many filters are set. */
  readonly count: number;
  readonly choose: (value: string) => void;
  readonly clear: () => void;
}

/** Days and one choice as the address says them (`in.<name>`); what is none of the values counts as unset. */
export function useListFilters<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
): ListFilters<Name, Value> {
  const [params, change] = useCentreQuery();
  const days = useRecordDays();
  const value = values.find((one) => one === params.get(name)) ?? "";
  return {
    days,
    input: { ...days.input, ...keyed(name, value) },
    value,
    count: Number(days.isSet) + Number(value !== ""),
    choose: (next) => change({ [name]: next }),
    clear: () => change({ range: "", from: "", to: "", [name]: "" }),
  };
}
