export interface OpenOverlay {
  /** As the address has it: only the overlays' host, which comes after the first view, knows the names. */
  readonly name: string;
  /** What follows the name: `withdraw` in `?overlay=member/withdraw`. */
  readonly place: string;
}

/** Reads `?overlay=member/withdraw`. */
export function parseOverlay(value: string | null): OpenOverlay | null {
  const [name = "", ...rest] = (value ?? "").split("/");
  return name ? { name, place: rest.join("/") } : null;
}
