import { useState } from "react";

/** What a dialog is about. Where that is no longer named, the last one stays until the dialog has gone. */
export function useKept<Value>(value: Value | undefined): Value | undefined {
  const [kept, keep] = useState(value);
  if (value !== undefined && value !== kept) keep(value);
  return kept;
}
