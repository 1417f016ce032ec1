import { HomeDraws } from "./home-draws.tsx";
import { HomeVendorRows } from "./home-vendor-rows.tsx";
import { HomeNews } from "./home-news.tsx";
import { HomePopular } from "./home-popular.tsx";
import { HomePromotions } from "./home-promotions.tsx";

/** The parts below a phone's first view: their code, answers and drawing follow once that is on screen. */
export default function HomeRest() {
  return (
    <>
      <HomeDraws />
      <HomePopular />
      <HomeVendorRows />
      <HomePromotions />
      <HomeNews />
    </>
  );
}
