import { useState } from "react";
import type { Entry } from "./options.ts";

/** Options drawn at first, and added each time the person scrolls near an end. */
const pageSize = 60;
const start = { from: 0, to: pageSize };
/** Options drawn on either side of the active one. */
const margin = 20;

/** The drawn part of a long list: it begins at `from`, and grows as the person scrolls or moves the active option. */
export function useDrawn(matches: readonly Entry[], active: number) {
  const [range, setRange] = useState(start);
  const from = Math.max(active === -1 ? range.from : Math.min(range.from, active - margin), 0);
  const rows = matches.slice(from, Math.max(range.to, active + margin));
  return {
    rows,
    from,
    more: (by: -1 | 1) => setRange({ from: by < 0 ? from - pageSize : from, to: from + rows.length + (by > 0 ? pageSize : 0) }),
    /** Goes back to the beginning, or to the options around `place`. */
    reset: (place = 0) => setRange(place < pageSize - margin ? start : { from: place - margin, to: place + margin }),
  };
}
