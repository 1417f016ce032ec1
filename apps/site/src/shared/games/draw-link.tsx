import { Link as RouterLink, type LinkProps, useLocation } from "react-router-dom";
import { pathOf } from "../../navigation/paths.ts";
import { loginOver } from "../overlays/overlay-address.ts";
import { useSession } from "../session/session.ts";

/** Links to a lottery's page. Lotteries ask a visitor to sign in first. */
export function DrawLink({ code, ...rest }: Omit<LinkProps, "to"> & { code: string }) {
  const session = useSession();
  const page = useLocation();
  const path = `${pathOf("lottery")}?${new URLSearchParams({ gameCode: code }).toString()}`;
  return <RouterLink to={session ? path : loginOver(page, path)} {...rest} />;
}
