import { Carousel } from "@baize/ui/carousel";
import { PromotionCard } from "@baize/ui/promotion-card";

export const example = (
  <Carousel aria-label="Offers">
    <PromotionCard title="10 % of losses back" condition="Until Sunday" motif="coins" palette={2} />
    <PromotionCard title="Free spins" condition="On Friday" motif="crown" palette={5} />
  </Carousel>
);
