import { useRef } from "react";

export interface Intent {
  /** The key of a request: the same for the same input until it is answered, another for another input. */
  readonly keyFor: (input: object) => string;
  /** It was answered: the next request is a new intent, even with the same input. */
  readonly answered: () => void;
}

/** Gives one intent one key, so that a second press, a lost answer or a retry cannot repeat its effect. */
export function useIntent(): Intent {
  const held = useRef<{ readonly request: string; readonly key: string }>(undefined);
  return {
    keyFor(input) {
      const request = JSON.stringify(input);
      if (held.current?.request !== request) held.current = { request, key: crypto.randomUUID() };
      return held.current.key;
    },
    answered() {
      held.current = undefined;
    },
  };
}
