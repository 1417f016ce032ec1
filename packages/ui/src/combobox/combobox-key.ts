import type { KeyboardEvent } from "react";
import type { ComboboxApi } from "./use-option-search.ts";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** What a key does to the list. True when it was the list's; the others write. */
export function comboboxKey(box: ComboboxApi, event: KeyboardEvent): boolean {
  const { key, nativeEvent } = event;
  const step = steps[key];
  if (step !== undefined && !event.ctrlKey && !event.metaKey && !event.shiftKey) return walk(box, step, event);
  if (!box.open) return false;
  // Not the modal's default button: while the list is open, Enter is an answer to it.
  if (key === "Enter") {
    if (box.active) box.take(box.active.option, nativeEvent);
    else box.settle(nativeEvent);
    return true;
  }
  if (key !== "Escape") return false;
  box.close(nativeEvent);
  return true;
}

function walk(box: ComboboxApi, step: number, { altKey, nativeEvent }: KeyboardEvent): boolean {
  if (!box.open) {
    if (Math.abs(step) > 1) return false;
    box.show();
    return true;
  }
  if (altKey && step === -1) box.close(nativeEvent);
  else if (!altKey) box.move(step);
  return true;
}
