import { isOverlayName, type OverlayName } from "../overlays.ts";

export interface OpenOverlay {
  readonly name: OverlayName;
  /** What follows the name: `withdraw` in `?overlay=member/withdraw`. */
  readonly place: string;
}

/** Reads `?overlay=member/withdraw`. An unknown name counts as none. */
export function parseOverlay(value: string | null): OpenOverlay | null {
  const [name = "", ...rest] = (value ?? "").split("/");
  return isOverlayName(name) ? { name, place: rest.join("/") } : null;
}
