import { useState } from "react";
import type { Entry } from "./options.ts";

/** As many options are drawn at first, and as many more each time an end of them comes near. */
const pageSize = 60;
const start = { from: 0, to: pageSize };
/** What is pointed at is drawn with so many on either side. */
const margin = 20;

/** The part of a long list that is drawn: it begins at `from`, and grows to wherever somebody scrolls or points. */
export function useDrawn(matches: readonly Entry[], active: number) {
  const [range, setRange] = useState(start);
  const from = Math.max(active === -1 ? range.from : Math.min(range.from, active - margin), 0);
  const rows = matches.slice(from, Math.max(range.to, active + margin));
  return {
    rows,
    from,
    more: (by: -1 | 1) => setRange({ from: by < 0 ? from - pageSize : from, to: from + rows.length + (by > 0 ? pageSize : 0) }),
    /** Back to the beginning, or to around a place far down. */
    reset: (place = 0) => setRange(place < pageSize - margin ? start : { from: place - margin, to: place + margin }),
  };
}
