import { use, useMemo } from "react";
import type { Toasts } from "@baize/ui/toast/toasts";
import { IslandContext } from "../language/island-context.ts";
import { languageMark } from "../language/language-mark.ts";
import { toasts } from "./toasts.ts";

/**
 * Shows messages of a page, an overlay or a part. They are drawn outside of it, so where its texts are in a fallback of the
 * visitor's language, each names that language.
 */
export function useToasts(): Pick<Toasts, "show"> {
  const island = use(IslandContext);
  return useMemo(() => {
    if (!island) return toasts;
    const mark = languageMark(island.language.tag);
    return { show: (toast) => toasts.show({ ...toast, message: <span {...mark}>{toast.message}</span> }) };
  }, [island]);
}
