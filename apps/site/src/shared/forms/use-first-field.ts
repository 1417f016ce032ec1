import { type RefObject, useEffect, useRef } from "react";

/**
 * Puts the focus into a page's first field, where the page is its form. Not on a touch device, whose keyboard would cover the page,
 * and not where something else has the focus already.
 */
export function useFirstField<Part extends HTMLElement>(): RefObject<Part | null> {
  const form = useRef<Part>(null);
  useEffect(() => {
    if (!matchMedia("(pointer: fine)").matches) return undefined;
    // After the page itself has taken the focus.
    const later = setTimeout(() => {
      const { activeElement, body } = document;
      if (activeElement !== body && activeElement?.tagName !== "MAIN") return;
      form.current?.querySelector<HTMLElement>("input:not([type=hidden], [type=radio], [type=checkbox])")?.focus();
    });
    return () => clearTimeout(later);
  }, []);
  return form;
}
