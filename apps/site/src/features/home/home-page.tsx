import { Cloth } from "@baize/ui/cloth";
import { Page } from "@baize/ui/page";
import { Text } from "@baize/ui/text";
import { useWhitelabel } from "../../shared/use-whitelabel.ts";
import { HomeBanner } from "./home-banner.tsx";
import { HomeDraws } from "./home-draws.tsx";
import { HomeLanes } from "./home-lanes.tsx";
import { HomeNews } from "./home-news.tsx";
import { HomePopular } from "./home-popular.tsx";
import { HomeSeats } from "./home-seats.tsx";
import { HomeWinners } from "./home-winners.tsx";
import * as css from "./home-page.css.ts";

/** The front of the house: the felt with what is on now, then draws, popular games, vendors and news. */
export default function HomePage() {
  const { data: brand } = useWhitelabel();
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
        <HomeDraws />
        <HomePopular />
        <HomeLanes />
        <HomeNews />
      </Page>
    </>
  );
}
