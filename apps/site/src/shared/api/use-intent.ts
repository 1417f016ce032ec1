import { useRef } from "react";

export interface Intent {
  /** The key of what is about to be asked: the same for the same request until it is answered, another for another. */
  readonly keyFor: (input: object) => string;
  /** It was answered: the next request is a new intent, even one with the same words. */
  readonly answered: () => void;
}

/** Names what a person means to do once, so that a second press, a lost answer or a retry cannot do it twice. */
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
