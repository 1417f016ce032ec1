import { Banner } from "@baize/ui/banner";
import { BannerSlide } from "@baize/ui/banner/banner-slide";

export const example = (
  <Banner aria-label="Offers">
    <BannerSlide subject="10 % of losses back" figure="₹1,000" motif="coins" palette={2} href="/offers/1" />
    <BannerSlide subject="Free spins on Friday" figure="20" motif="crown" palette={5} href="/offers/2" />
  </Banner>
);
