import { useMemo } from "react";
import type { LaunchBy } from "@baize/domain/gaming/game/launch";
import { isDemo, useSession } from "../session/session.ts";
import { useWhitelabel } from "../brand/use-whitelabel.ts";

/** The visitor and the brand, as the rule of starting a game needs them. */
export function useLaunchBy(): LaunchBy {
  const session = useSession();
  const { data: brand } = useWhitelabel();
  const signedIn = session !== null;
  const demo = isDemo(session);
  const freePlay = brand?.features.freePlay ?? false;
  return useMemo(() => ({ signedIn, demo, freePlay }), [signedIn, demo, freePlay]);
}
