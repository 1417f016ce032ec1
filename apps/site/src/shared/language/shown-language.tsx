import { lazy, type ReactNode, Suspense } from "react";
import { shownIn } from "@baize/i18n/loader";
import type { Namespace } from "@baize/i18n/messages";
import { lazyWithRetry } from "../page/lazy-with-retry.ts";
import { useLanguage } from "./language.ts";

interface ShownLanguageProps {
  /** All namespaces of the content. */
  readonly namespaces: readonly Namespace[];
  /** In place of the content while the texts of a fallback load. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

// Loaded when needed: most visitors' languages are whole.
const LanguageIsland = lazy(() => lazyWithRetry(() => import("./language-island.tsx")));

/**
 * Shows content in one language: that of the visitor, or the nearest fallback where a partial language lacks a namespace of
 * it. Content in a fallback names its language, so that a screen reader does not read it by the rules of another.
 */
export function ShownLanguage({ namespaces, waiting, children }: ShownLanguageProps) {
  const visited = useLanguage();
  const shown = shownIn(visited, namespaces);
  if (shown.tag === visited.tag) return children;
  return (
    <Suspense fallback={waiting}>
      <LanguageIsland language={shown}>{children}</LanguageIsland>
    </Suspense>
  );
}
