import { useState } from "react";
import { useErrorText } from "../api/use-error-text.ts";

/** What a form or an action was refused for as a whole. */
export interface Refused {
  readonly text: string | undefined;
  /** Grows with each refusal: a captcha that was answered before is no longer valid. */
  readonly attempt: number;
}

interface RefusedAction extends Refused {
  /** Shows what the server refused. `text` in place of the text of the error's code. */
  readonly refuse: (error: unknown, text?: string) => void;
  readonly clear: () => void;
}

/** Holds why an action without fields, a single press, was refused. What has fields is a form: `useSiteForm`. */
export function useRefusedAction(): RefusedAction {
  const errorText = useErrorText();
  const [refused, setRefused] = useState<Refused>({ text: undefined, attempt: 0 });
  return {
    ...refused,
    refuse: (error, text = errorText(error)) => setRefused(({ attempt }) => ({ text, attempt: attempt + 1 })),
    clear: () => setRefused(({ attempt }) => ({ text: undefined, attempt })),
  };
}
