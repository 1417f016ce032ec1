import { useRef } from "react";
import { isApiError } from "@baize/api/client/api-error";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import type { WriteId } from "@baize/api/routes/all-routes";
import { useChange } from "./use-change.ts";
import { useIntent } from "./use-intent.ts";

/** A change that happens once for each intent, whatever presses and retries. */
export const useOnce = <Id extends WriteId>(id: Id) => useOnceNamed(id, (input: InputOf<Id> & object) => input);

/** The same where the call itself carries the intent's name: `inputOf` makes its input from the wish and the key. */
export function useOnceNamed<Id extends WriteId, Wish extends object>(id: Id, inputOf: (wish: Wish, key: string) => InputOf<Id>) {
  const change = useChange(id);
  const intent = useIntent();
  const busy = useRef(false);
  const send = async (wish: Wish): Promise<OutputOf<Id>> => {
    // A press before the button is disabled: the first call serves both.
    if (busy.current) return await new Promise<never>(() => undefined);
    busy.current = true;
    const key = intent.keyFor(wish);
    try {
      const answer = await change.mutateAsync({ input: inputOf(wish, key), key });
      intent.answered();
      return answer;
    } catch (error) {
      // A refusal does not show the outcome of an earlier try whose answer was lost, and is not stored under the key: the same
      // input is sent under the same key. Only a key that the server knows with another input must be replaced.
      if (isApiError(error, "idempotency.mismatch")) intent.answered();
      throw error;
    } finally {
      busy.current = false;
    }
  };
  return { send, pending: change.isPending };
}
