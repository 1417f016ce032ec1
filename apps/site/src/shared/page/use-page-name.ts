import { useEffect } from "react";
import { useBrandTitle } from "../brand/use-brand-title.ts";

/** Names the window after what the page shows (a promotion), in place of what its route is called. */
export function usePageName(name: string | undefined): void {
  const title = useBrandTitle();
  useEffect(() => {
    if (name === undefined) return undefined;
    // After the page's own title, which a change of language writes in the same turn.
    const later = setTimeout(() => (document.title = `${name} · ${title}`));
    return () => clearTimeout(later);
  }, [name, title]);
}
