import { useState } from "react";
import type { CalendarDate, DateValue } from "@internationalized/date";
import { useValue, type ValueProps } from "../field/use-value.ts";
import { dateOf, isoOf } from "./iso-date.ts";

/**
 * A date as text outside and as react-aria's value inside. Outside it is empty while a part is missing; inside the other
 * parts stay as they were typed.
 */
export function useDate(props: ValueProps<string, "input">) {
  const [iso, change] = useValue(props, "");
  const [told, setTold] = useState(iso);
  const [date, setDate] = useState<CalendarDate | null>(() => dateOf(iso));
  if (iso !== told) {
    setTold(iso);
    setDate(dateOf(iso));
  }
  const tell = (next: string) => {
    if (change(next, "input")) setTold(next);
  };
  const write = (next: DateValue | null) => {
    setDate(dateOf(isoOf(next)));
    tell(isoOf(next));
  };
  const setWhole = (whole: boolean) => {
    const next = whole ? isoOf(date) : "";
    // A value that is not a date is left for the form to check.
    const held = dateOf(iso) ? iso : "";
    if (next !== held) tell(next);
  };
  return { date, write, setWhole };
}
