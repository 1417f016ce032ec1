import { useSearchParams } from "react-router-dom";
import type { OverlayName } from "../../navigation/overlay-names.ts";
import type { OverlayPath } from "../../navigation/types.ts";
import { addressOf, type OpenOverlay, parseOverlay, withOverlay } from "./overlay-address.ts";

type Filters = Readonly<Record<string, string>>;

interface OverlayControls {
  readonly open: OpenOverlay | null;
  /** Opens an overlay over the current page, a centre's page with these filters; Back closes it. */
  readonly show: <Name extends OverlayName>(name: Name, path?: OverlayPath<Name>, filters?: Filters) => void;
  /** Changes the path inside without a step in the history. */
  readonly move: (path: string) => void;
  /** The address that `show` opens, for a link. */
  readonly addressOf: <Name extends OverlayName>(
    name: Name,
    path?: OverlayPath<Name>,
    filters?: Filters,
  ) => { readonly search: string };
  readonly close: () => void;
  /** Replaces it by another, or none, without a step in the history, so that Back does not return to it. */
  readonly replace: (name: OverlayName | null) => void;
}

/** The overlay in the address, and how to change it. */
export function useOverlay(): OverlayControls {
  const [params, setParams] = useSearchParams();
  const open = parseOverlay(params.get("overlay"));
  const put = (value: string | null, replace: boolean, filters?: Filters) => {
    setParams((before) => withOverlay(before, value, filters), { replace, preventScrollReset: true });
  };
  return {
    open,
    show: (name, path = "", filters = {}) => put(addressOf(name, path), false, filters),
    move: (path) => open && put(addressOf(open.name, path), true),
    addressOf: (name, path = "", filters = {}) => ({ search: withOverlay(params, addressOf(name, path), filters).toString() }),
    close: () => put(null, false),
    replace: (name) => put(name, true),
  };
}
