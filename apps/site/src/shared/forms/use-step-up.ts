import { useState } from "react";
import { isApiError } from "@baize/api/client/api-error";

interface StepUp {
  /** The server requires the password: the session is not new. */
  readonly asked: boolean;
  /** Whether the refusal only asked for the password, which is not an error yet. */
  readonly hear: (error: unknown) => boolean;
}

/** Changing sign-in methods needs a new session or the password. The password is asked for only when the server requires it. */
export function useStepUp(): StepUp {
  const [asked, setAsked] = useState(false);
  return {
    asked,
    hear(error) {
      const about = isApiError(error, "input.invalid") && error.value.issues.some(({ field }) => field === "password");
      const first = about && !asked;
      if (about) setAsked(true);
      return first;
    },
  };
}
