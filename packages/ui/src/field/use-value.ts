import { useState } from "react";
import { type ChangeDetails, changeDetails, isAccepted } from "../overlay/details.ts";
import { checkHeld } from "../overlay/misuse.ts";

export interface ValueProps<Value, Reason extends string> {
  /** The current value, when the caller holds it; use it with `onValueChange`. */
  value?: Value;
  /** The value at first, when the component holds it itself. */
  defaultValue?: Value;
  /** Called with the new value; `details.reason` says what changed it, `details.cancel()` keeps the old one. */
  onValueChange?: (value: Value, details: ChangeDetails<Reason>) => void;
}

/** A value that the caller may hold (`value`) or leave here (`defaultValue`); `cancel()` in the callback keeps the old one. */
export function useValue<Value, Reason extends string>(
  { value, defaultValue, onValueChange }: ValueProps<Value, Reason>,
  fallback: Value,
): readonly [Value, (next: Value, reason: Reason, event?: Event) => boolean] {
  const [own, setOwn] = useState(defaultValue ?? fallback);
  if (process.env.NODE_ENV !== "production") checkHeld(setOwn, { value, defaultValue, onValueChange });
  const change = (next: Value, reason: Reason, event?: Event) => {
    if (!isAccepted(onValueChange, next, changeDetails(reason, event))) return false;
    if (value === undefined) setOwn(next);
    return true;
  };
  return [value ?? own, change];
}
