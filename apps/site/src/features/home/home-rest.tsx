import { HomeDraws } from "./home-draws.tsx";
import { HomeVendorRows } from "./home-vendor-rows.tsx";
import { HomeNews } from "./home-news.tsx";
import { HomePopular } from "./home-popular.tsx";
import { HomePromotions } from "./home-promotions.tsx";

/** What lies below the first view of a phone: its code, answers and drawing come once that is on screen. */
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
