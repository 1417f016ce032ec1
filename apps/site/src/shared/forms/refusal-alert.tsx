import { Alert } from "@baize/ui/alert";
import type { Refusal } from "./use-refusal.ts";

/** What a form was refused for, said at once; nothing while there is nothing to say. */
export function RefusalAlert({ by: { text, attempt } }: { by: Pick<Refusal, "text" | "attempt"> }) {
  if (text === undefined) return null;
  return (
    <Alert key={attempt} tone="negative" announce="assertive">
      {text}
    </Alert>
  );
}
