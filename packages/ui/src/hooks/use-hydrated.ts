import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False on a server and while its markup is taken over, true ever after: what only the browser knows (its clock, time
 * zone, address) may be shown from then on, and both sides agree until then.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
