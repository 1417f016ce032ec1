import { type RefObject, useEffect, useRef } from "react";

interface CentreFocus {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly page: RefObject<HTMLDivElement | null>;
  /** The page that is shown. */
  readonly id: string;
  /** The centre's path in the address: "" is the list. */
  readonly path: string;
}

/** Moves focus to a page that opens, to its entry when the list returns, and never loses it. */
export function useCentreFocus({ frame, page, id, path }: CentreFocus): void {
  const before = useRef({ id, path });
  useEffect(() => {
    const left = before.current;
    if (left.path === path && left.id === id) return;
    before.current = { id, path };
    page.current?.scrollTo(0, 0);
    const within = frame.current?.contains(document.activeElement) === true && document.activeElement !== document.body;
    if (path === "") frame.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(left.id)}"]`)?.focus();
    else if (left.id !== id || left.path === "" || !within) page.current?.focus({ preventScroll: true });
  }, [frame, page, id, path]);
}
