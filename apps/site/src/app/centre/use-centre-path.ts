import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { OverlayName } from "../../navigation/overlay-names.ts";
import { addressOf, withOverlay } from "../../shared/overlays/overlay-address.ts";

interface CentreNavigation {
  readonly open: (path: string) => void;
  /** On a phone, one step up: from a part to what it is a part of, and from a page to the list. Goes back where that is the previous step. */
  readonly back: () => void;
}

const drilled = "drilled";

/** Navigation between a centre's list and its pages. Each page is a step of the history, so Back returns to the one before. */
export function useCentrePath(overlay: OverlayName): CentreNavigation {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const go = (path: string, options: { replace?: boolean; state?: string }) =>
    setParams((before) => withOverlay(before, addressOf(overlay, path)), { ...options, preventScrollReset: true });
  const now = params.get("overlay");
  return {
    open: (path) => {
      const deeper = now !== null && addressOf(overlay, path).startsWith(`${now}/`);
      if (addressOf(overlay, path) !== now) go(path, deeper ? { state: drilled } : {});
    },
    back: () => {
      const [, ...steps] = (now ?? "").split("/");
      if (state === drilled) void navigate(-1);
      else go(steps.slice(0, -1).join("/"), { replace: true });
    },
  };
}
