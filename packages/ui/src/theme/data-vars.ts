import type { CSSProperties } from "react";

/** Data for a style sheet (a level, a share), as custom properties, which React's own type does not name. */
export function dataVars(values: Readonly<Record<`--${string}`, number | string>>): CSSProperties {
  return values;
}
