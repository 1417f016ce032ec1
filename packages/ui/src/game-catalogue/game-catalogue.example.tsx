import { GameCatalogue } from "@baize/ui/game-catalogue";

const games = [
  {
    id: "1",
    title: "Pearl Monsoon",
    vendorName: "Saffron Reel",
    subject: { vendor: "saffron", game: "pearl-monsoon" },
    href: "/play/1",
  },
];

export const example = <GameCatalogue aria-label="Games" games={games} />;
