import { useSearchParams } from "react-router-dom";
import type { OverlayName } from "../overlays.ts";
import { type OpenOverlay, parseOverlay } from "./overlay-address.ts";

interface OverlayControls {
  readonly open: OpenOverlay | null;
  /** Shows an overlay over the page where one is; Back closes it. */
  readonly show: (name: OverlayName, place?: string) => void;
  /** Changes the place inside without a step in the history. */
  readonly move: (place: string) => void;
  readonly close: () => void;
  /** Puts another in its place, or none, as if it had never been open: Back does not lead to what may not be seen. */
  readonly replace: (name: OverlayName | null) => void;
}

const addressOf = (name: string, place: string) => (place ? `${name}/${place}` : name);

/** The overlay in the address, and the ways to change it. */
export function useOverlay(): OverlayControls {
  const [params, setParams] = useSearchParams();
  const open = parseOverlay(params.get("overlay"));
  const put = (value: string | null, replace: boolean) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete("overlay");
        else after.set("overlay", value);
        return after;
      },
      { replace, preventScrollReset: true },
    );
  };
  return {
    open,
    show: (name, place = "") => put(addressOf(name, place), false),
    move: (place) => open && put(addressOf(open.name, place), true),
    close: () => put(null, false),
    replace: (name) => put(name, true),
  };
}
