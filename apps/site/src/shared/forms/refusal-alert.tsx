import { Alert } from "@baize/ui/alert";
import type { Refused } from "./use-refused-action.ts";

interface RefusalAlertProps {
  by: Refused;
  /** Takes the focus: it stands beside the button that was pressed, and on a phone the keyboard may cover it. */
  takesFocus?: boolean;
}

const focusOnce = (element: HTMLElement | null) => element?.focus();

/** The refusal of a form or an action, announced at once; nothing without one. */
export function RefusalAlert({ by: { text, attempt }, takesFocus = false }: RefusalAlertProps) {
  if (text === undefined) return null;
  const focus = takesFocus ? { tabIndex: -1, ref: focusOnce } : {};
  return (
    <Alert key={attempt} tone="negative" announce="assertive" {...focus}>
      {text}
    </Alert>
  );
}
