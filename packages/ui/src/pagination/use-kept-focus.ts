import { type RefObject, useLayoutEffect, useRef } from "react";

/** A gap or number that was pressed may be gone on the new page: then the current page takes over its focus. */
export function useKeptFocus(nav: RefObject<HTMLElement | null>, page: number): void {
  const inside = useRef(false);
  const before = useRef(page);
  useLayoutEffect(() => {
    const element = nav.current;
    if (!element) return undefined;
    const onIn = () => {
      inside.current = true;
    };
    const onOut = (event: FocusEvent) => {
      // Without a next target the focused element may just have been removed.
      if (event.relatedTarget !== null) inside.current = element.contains(document.activeElement);
    };
    element.addEventListener("focusin", onIn);
    element.addEventListener("focusout", onOut);
    return () => {
      element.removeEventListener("focusin", onIn);
      element.removeEventListener("focusout", onOut);
    };
  });
  useLayoutEffect(() => {
    const changed = before.current !== page;
    before.current = page;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (changed && inside.current && lost) nav.current?.querySelector<HTMLElement>("[aria-current=page]")?.focus();
  }, [nav, page]);
}
