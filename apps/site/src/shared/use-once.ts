import { useRef } from "react";
import { isApiError } from "@baize/api/client/api-error";
import type { InputOf, OutputOf } from "@baize/api/contract";
import { isRetryable } from "@baize/api/errors";
import type { EndpointId } from "@baize/api/wire";
import { useChange } from "./use-change.ts";
import { useIntent } from "./use-intent.ts";

/** A change that happens once for each intent, however often it is pressed or sent again after a lost answer. */
export function useOnce<Id extends EndpointId>(id: Id) {
  const change = useChange(id);
  const intent = useIntent();
  const busy = useRef(false);
  const send = async (input: InputOf<Id> & object): Promise<OutputOf<Id>> => {
    // A press before the button could show that it works: the first one speaks for both.
    if (busy.current) return await new Promise<never>(() => undefined);
    busy.current = true;
    try {
      const answer = await change.mutateAsync({ input, key: intent.keyFor(input) });
      intent.answered();
      return answer;
    } catch (error) {
      // A refusal is an answer too; what may have been lost on the way keeps its key.
      if (isApiError(error) && !isRetryable(error.code)) intent.answered();
      throw error;
    } finally {
      busy.current = false;
    }
  };
  return { send, pending: change.isPending };
}
