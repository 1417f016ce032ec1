import { useRef } from "react";
import { isApiError } from "@baize/api/client/api-error";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import type { WriteId } from "@baize/api/routes/all-routes";
import { useChange } from "./use-change.ts";
import { useIntent } from "./use-intent.ts";

/** A change that happens once for each intent, however often it is pressed or sent again after a lost answer. */
export const useOnce = <Id extends WriteId>(id: Id) => useOnceNamed(id, (input: InputOf<Id> & object) => input);

/** The same where the call itself carries the intent's name: `inputOf` makes its input of what is wished and the key. */
export function useOnceNamed<Id extends WriteId, Wish extends object>(id: Id, inputOf: (wish: Wish, key: string) => InputOf<Id>) {
  const change = useChange(id);
  const intent = useIntent();
  const busy = useRef(false);
  const send = async (wish: Wish): Promise<OutputOf<Id>> => {
    // A press before the button could show that it works: the first one speaks for both.
    if (busy.current) return await new Promise<never>(() => undefined);
    busy.current = true;
    const key = intent.keyFor(wish);
    try {
      const answer = await change.mutateAsync({ input: inputOf(wish, key), key });
      intent.answered();
      return answer;
    } catch (error) {
      // No refusal says what became of an earlier try whose answer was lost, and none is kept under the key: the same words
      // go again under the same key. Only a key that the server knows for other words is of no more use.
      if (isApiError(error, "idempotency.mismatch")) intent.answered();
      throw error;
    } finally {
      busy.current = false;
    }
  };
  return { send, pending: change.isPending };
}
