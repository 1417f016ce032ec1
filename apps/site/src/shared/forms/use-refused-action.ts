import { useState } from "react";
import { useErrorText } from "../api/use-error-text.ts";

/** The refusal of a form or an action as a whole. */
export interface Refused {
  readonly text: string | undefined;
  /** Counts refusals: an answered captcha is no longer valid. */
  readonly attempt: number;
}

interface RefusedAction extends Refused {
  /** Shows the server's refusal. `text` replaces the text of the error's code. */
  readonly refuse: (error: unknown, text?: string) => void;
  readonly clear: () => void;
}

/** The refusal of an action without fields: a single press. An action with fields is a form: `useSiteForm`. */
export function useRefusedAction(): RefusedAction {
  const errorText = useErrorText();
  const [refused, setRefused] = useState<Refused>({ text: undefined, attempt: 0 });
  return {
    ...refused,
    refuse: (error, text = errorText(error)) => setRefused(({ attempt }) => ({ text, attempt: attempt + 1 })),
    clear: () => setRefused(({ attempt }) => ({ text: undefined, attempt })),
  };
}
