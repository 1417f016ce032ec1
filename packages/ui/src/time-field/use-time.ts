import type { Time } from "@internationalized/date";
import type { TimeValue } from "react-aria-components";
import { useParts } from "../date-field/use-parts.ts";
import type { ValueProps } from "../field/use-value.ts";
import { textOf, timeOf } from "./time-value.ts";

const minutes = { read: timeOf, write: (time: TimeValue | null) => textOf(time) };
const withSeconds = { read: timeOf, write: (time: TimeValue | null) => textOf(time, true) };

/** A time as `HH:mm` outside, with `:ss` where seconds are asked for, and as react-aria's value inside. */
export function useTime(props: ValueProps<string, "input">, seconds: boolean) {
  const { text, value, setParts, setWhole } = useParts<Time, TimeValue>(props, seconds ? withSeconds : minutes);
  return { sent: timeOf(text) ? text : "", time: value, write: setParts, setWhole };
}
