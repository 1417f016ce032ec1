import type { ChangeEvent } from "react";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";

/** The details of a change: the reason is always `press`, of a pointer or of a key. */
export type CheckedChange = ChangeDetails<"press">;
export type OnCheckedChange = (checked: boolean, details: CheckedChange) => void;

/** Turns a change of a box into `onCheckedChange(checked, details)`; `cancel()` leaves the box as it was. */
export function checkedChange(
  controlled: boolean,
  onCheckedChange: OnCheckedChange | undefined,
  onChange: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined,
) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    const box = event.currentTarget;
    const details = changeDetails("press" as const, event.nativeEvent);
    onCheckedChange?.(box.checked, details);
    if (!details.cancelled) onChange?.(event);
    else if (!controlled) box.checked = !box.checked;
  };
}
