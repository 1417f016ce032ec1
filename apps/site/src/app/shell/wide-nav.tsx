import { lazy, Suspense, useSyncExternalStore } from "react";
import * as css from "./wide-nav.css.ts";
import { lazyWithRetry } from "../../shared/page/lazy-with-retry.ts";

const CategoryNav = lazy(() => lazyWithRetry(() => import("./category-nav.tsx")));
const query = matchMedia("(min-width: 1080px)");

function subscribe(listener: () => void): () => void {
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** The category bar of wide windows; a phone never loads it. Its height is reserved until it loads. */
export function WideNav() {
  const wide = useSyncExternalStore(subscribe, () => query.matches);
  if (!wide) return null;
  return (
    <div className={css.line}>
      <Suspense>
        <CategoryNav />
      </Suspense>
    </div>
  );
}
