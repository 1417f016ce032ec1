import { lazy, Suspense } from "react";
import { Cloth } from "@baize/ui/cloth";
import { Page } from "@baize/ui/page";
import { Text } from "@baize/ui/text";
import { loadPatiently } from "../../shared/load-patiently.ts";
import { useAfterFirstPaint } from "../../shared/use-after-first-paint.ts";
import { useWhitelabel } from "../../shared/use-whitelabel.ts";
import { HomeBanner } from "./home-banner.tsx";
import { HomeSeats } from "./home-seats.tsx";
import { HomeWinners } from "./home-winners.tsx";
import * as css from "./home-page.css.ts";

const HomeRest = lazy(() => loadPatiently(() => import("./home-rest.tsx")));

/** The front of the house: the felt with what is on now, then draws, popular games, vendors and news. */
export default function HomePage() {
  const { data: brand } = useWhitelabel();
  const after = useAfterFirstPaint();
  return (
    <>
      <Cloth variant="edge" arcs>
        <Page>
          <Text hidden as="div">
            <h1>{brand?.brand.title ?? "Baize"}</h1>
          </Text>
          <div className={css.seatsRoom}>
            <HomeSeats />
          </div>
          <div className={css.hero}>
            <div className={css.bannerRoom}>
              <HomeBanner />
            </div>
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
