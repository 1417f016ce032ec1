import { useCentreQuery } from "../overlays/use-centre-query.ts";
import { type RecordDaysState, useRecordDays } from "./use-record-days.ts";

/** The type of a call's input: TypeScript widens a computed key to any text. */
const keyed = <Name extends string, Value extends string>(name: Name, value: Value | "") =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  ({ [name]: value || undefined }) as { readonly [name in Name]?: Value };

export interface ListFilterState<Name extends string = string, Value extends string = string> {
  readonly days: RecordDaysState;
  /** The set filters, as calls take them. */
  readonly input: RecordDaysState["input"] & { readonly [name in Name]?: Value };
  /** The chosen value; "" for all. */
  readonly value: Value | "";
  /** How many filters are set. */
  readonly count: number;
  readonly choose: (value: string) => void;
  readonly clear: () => void;
}

/** Days and one choice from the address (`in.<name>`); an invalid value counts as unset. */
export function useListFilters<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
): ListFilterState<Name, Value> {
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
