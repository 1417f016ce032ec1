import { useCallback, useState } from "react";

/** As in data-table.css.ts: below it each row is a card. */
const cardsBelow = 560;

/** Whether the table around an element shows cards. `ref` is for one element of the table. */
export function useNarrowTable(): readonly [narrow: boolean, ref: (element: HTMLElement | null) => (() => void) | undefined] {
  const [narrow, setNarrow] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    const table = element?.closest("[data-component=data-table]");
    if (!table) return undefined;
    const read = () => setNarrow(table.clientWidth < cardsBelow);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return [narrow, ref];
}
