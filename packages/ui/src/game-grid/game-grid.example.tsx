import { GameGrid } from "@baize/ui/game-grid";

const games = [
  {
    id: "1",
    title: "Pearl Monsoon",
    vendorName: "Saffron Reel",
    subject: { vendor: "saffron", game: "pearl-monsoon" },
    href: "/play/1",
  },
];

export const example = <GameGrid games={games} />;
