import { useState } from "react";
import { isApiError } from "@baize/api/client/api-error";

interface StepUp {
  /** The server asks for the password: the session is not new. */
  readonly asked: boolean;
  /** Whether the refusal was that question alone: there is nothing wrong yet. */
  readonly hear: (error: unknown) => boolean;
}

/** Before the ways in are changed the server wants a new session, or the password. It is asked for only then. */
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
