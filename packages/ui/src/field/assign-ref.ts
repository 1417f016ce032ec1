import type { Ref } from "react";

/** Hands an element to a caller's ref of either kind; returns the callback's clean-up, if it has one. */
export function assignRef<T>(ref: Ref<T> | undefined, element: T | null): (() => void) | undefined {
  if (typeof ref === "function") return ref(element) ?? undefined;
  if (ref) ref.current = element;
  return undefined;
}
