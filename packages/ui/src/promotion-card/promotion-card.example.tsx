import { PromotionCard } from "@baize/ui/promotion-card";

export const example = (
  <PromotionCard
    title="10 % of losses back"
    condition="Until Sunday, at most ₹1,000"
    motif="coins"
    palette={2}
    href="/offers/1"
  />
);
