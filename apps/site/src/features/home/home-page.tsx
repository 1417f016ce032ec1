import { lazy, Suspense } from "react";
import { Cloth } from "@baize/ui/cloth";
import { Page } from "@baize/ui/page";
import { VisuallyHidden } from "@baize/ui/visually-hidden";
import { lazyWithRetry } from "../../shared/page/lazy-with-retry.ts";
import { useAfterFirstPaint } from "../../shared/page/use-after-first-paint.ts";
import { useBrandTitle } from "../../shared/brand/use-brand-title.ts";
import { HomeBanner } from "./home-banner.tsx";
import { HomeCategoryTiles } from "./home-category-tiles.tsx";
import { HomeWinners } from "./home-winners.tsx";
import * as css from "./home-page.css.ts";

const HomeRest = lazy(() => lazyWithRetry(() => import("./home-rest.tsx")));

/** Current offers and winners first, then draws, popular games, vendors and news. */
export default function HomePage() {
  const title = useBrandTitle();
  const after = useAfterFirstPaint();
  return (
    <>
      <Cloth variant="edge" arcs>
        <Page>
          <VisuallyHidden as="h1">{title}</VisuallyHidden>
          <div className={css.categoryTilesRoom}>
            <HomeCategoryTiles />
          </div>
          <div className={css.hero}>
            <HomeBanner />
            <div className={css.winnersRoom}>
              <HomeWinners />
            </div>
          </div>
        </Page>
      </Cloth>
      <Page className={css.sections}>
        {after && (
          <Suspense>
            <HomeRest />
          </Suspense>
        )}
      </Page>
    </>
  );
}
