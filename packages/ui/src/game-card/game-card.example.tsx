import { GameCard } from "@baize/ui/game-card";

export const example = (
  <GameCard
    title="Pearl Monsoon"
    vendorName="Saffron Reel"
    subject={{ vendor: "saffron", game: "pearl-monsoon" }}
    href="/play/pearl-monsoon"
  />
);
