import { Alert } from "@baize/ui/alert";
import type { Refused } from "./use-refused-action.ts";

/** The refusal of a form or an action, announced at once; nothing without one. */
export function RefusalAlert({ by: { text, attempt } }: { by: Refused }) {
  if (text === undefined) return null;
  return (
    <Alert key={attempt} tone="negative" announce="assertive">
      {text}
    </Alert>
  );
}
