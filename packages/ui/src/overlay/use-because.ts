import { useRef } from "react";
import { type ChangeDetails, changeDetails } from "./details.ts";

type Happening = Event | { readonly nativeEvent: Event };
const nativeOf = (event: Happening) => ("nativeEvent" in event ? event.nativeEvent : event);

/**
 * The reason of a change that the library underneath does not report: a handler that runs just before says why.
 * `because(reason)` makes that handler; `take(usual)` makes the details, `usual` being the reason when none was given.
 */
export function useBecause<Reason extends string>() {
  const why = useRef<{ reason: Reason; event: Event } | undefined>(undefined);
  return {
    because: (reason: Reason) => (event: Happening) => {
      const cause = { reason, event: nativeOf(event) };
      why.current = cause;
      // The reason of this event only: what follows later has another.
      setTimeout(() => {
        if (why.current === cause) why.current = undefined;
      });
    },
    take: (usual: Reason): ChangeDetails<Reason> => {
      const cause = why.current;
      why.current = undefined;
      return changeDetails(cause?.reason ?? usual, cause?.event);
    },
  };
}
