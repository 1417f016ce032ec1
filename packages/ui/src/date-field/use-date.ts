import type { CalendarDate, DateValue } from "@internationalized/date";
import type { ValueProps } from "../field/use-value.ts";
import { dateOf, isoOf } from "./iso-date.ts";
import { useParts } from "./use-parts.ts";

const form = { read: dateOf, write: isoOf };

/** A date as `yyyy-MM-dd` outside and as react-aria's value inside. */
export function useDate(props: ValueProps<string, "input">) {
  const { value, setParts, setWhole } = useParts<CalendarDate, DateValue>(props, form);
  return { date: value, write: setParts, setWhole };
}
