import { Alert } from "@baize/ui/alert";
import type { Refusal } from "./use-refusal.ts";

/** A form's refusal, announced at once; nothing without one. */
export function RefusalAlert({ by: { text, attempt } }: { by: Pick<Refusal, "text" | "attempt"> }) {
  if (text === undefined) return null;
  return (
    <Alert key={attempt} tone="negative" announce="assertive">
      {text}
    </Alert>
  );
}
