import { useLocation } from "react-router-dom";
import { pathOf } from "../../navigation/paths.ts";
import { withOverlay } from "../overlays/overlay-address.ts";
import { IdentityButtons, useIdentityProviders } from "./identity-buttons.tsx";
import { leaveToSignIn } from "./identity-visit.ts";
import { nextPath } from "./next-path.ts";

/** Where the person was: the page under the popup, or where the page of the form would lead. */
function useWayBack(): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  if (pathname === pathOf("login") || pathname === pathOf("register")) return nextPath(params.get("next"), pathOf("home"));
  const rest = withOverlay(params, null).toString();
  return rest ? `${pathname}?${rest}` : pathname;
}

/** Sign-in and registration by an account at Google or Facebook. */
export function IdentitySignIn({ remember }: { remember: boolean }) {
  const providers = useIdentityProviders();
  const back = useWayBack();
  return <IdentityButtons {...{ providers }} action="with" leave={async (one) => await leaveToSignIn(one, remember, back)} />;
}
