import { Button } from "../button/button.tsx";
import type { Advice } from "../story/advice.tsx";
import { StillSheet } from "./still-sheet.fixture.tsx";

const place = (
  <Button variant="primary" fullWidth>
    Place 4 bets, ₹1,200
  </Button>
);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The main action is in actions: it stays in view while the bets above it scroll.",
      scene: <StillSheet actions={place} />,
    },
    bad: {
      says: "The main action ends the body: with four bets it is out of view.",
      scene: <StillSheet>{place}</StillSheet>,
    },
  },
];
