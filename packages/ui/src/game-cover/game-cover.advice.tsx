import { Badge } from "../badge/badge.tsx";
import { oneGame } from "../cover/games.fixture.ts";
import { GameCard } from "../game-card/game-card.tsx";
import type { Advice } from "../story/advice.tsx";
import { GameCover } from "./game-cover.tsx";

const { subject, title, vendorName } = oneGame("Pearl Monsoon", "Saffron Reel", "slots", "lotus");

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The art is whole; GameCard writes the state below it.",
      scene: <GameCard subject={subject} title={title} vendorName={vendorName} hot href="#play" />,
    },
    bad: {
      says: "A state on the art covers its sign.",
      scene: (
        <div style={{ position: "relative" }}>
          <GameCover subject={subject} title={title} />
          <span style={{ position: "absolute", insetBlockStart: "40%", insetInline: 8, display: "grid" }}>
            <Badge tone="live">Hot</Badge>
          </span>
        </div>
      ),
    },
  },
];
