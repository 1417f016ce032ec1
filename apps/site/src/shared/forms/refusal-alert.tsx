import { Alert } from "@baize/ui/alert";
import type { Refused } from "./use-refused-action.ts";

/** What a form was refused for, said at once; nothing while there is nothing to say. */
export function RefusalAlert({ by: { text, attempt } }: { by: Refused }) {
  if (text === undefined) return null;
  return (
    <Alert key={attempt} tone="negative" announce="assertive">
      {text}
    </Alert>
  );
}
