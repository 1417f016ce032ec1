import { useSearchParams } from "react-router-dom";
import type { OverlayName } from "../overlays.ts";
import { addressOf, type OpenOverlay, parseOverlay, withOverlay } from "./overlay-address.ts";

interface OverlayControls {
  readonly open: OpenOverlay | null;
  /** Shows an overlay over the page where one is, a centre's page with these filters; Back closes it. */
  readonly show: (name: OverlayName, place?: string, filters?: Record<string, string>) => void;
  /** Changes the place inside without a step in the history. */
  readonly move: (place: string) => void;
  /** The address that `show` leads to, for a link. */
  readonly addressOf: (name: OverlayName, place?: string, filters?: Record<string, string>) => { readonly search: string };
  readonly close: () => void;
  /** Puts another in its place, or none, as if it had never been open: Back does not lead to what may not be seen. */
  readonly replace: (name: OverlayName | null) => void;
}

/** The overlay in the address, and the ways to change it. */
export function useOverlay(): OverlayControls {
  const [params, setParams] = useSearchParams();
  const open = parseOverlay(params.get("overlay"));
  const put = (value: string | null, replace: boolean, filters?: Record<string, string>) => {
    setParams((before) => withOverlay(before, value, filters), { replace, preventScrollReset: true });
  };
  return {
    open,
    show: (name, place = "", filters = {}) => put(addressOf(name, place), false, filters),
    move: (place) => open && put(addressOf(open.name, place), true),
    addressOf: (name, place = "", filters = {}) => ({ search: withOverlay(params, addressOf(name, place), filters).toString() }),
    close: () => put(null, false),
    replace: (name) => put(name, true),
  };
}
