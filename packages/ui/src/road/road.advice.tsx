import type { Advice } from "../story/advice.tsx";

const draws = "bbsbssbbbsbsbbsssss";
const beads = Array.from(draws, (outcome, place) => ({ id: String(place), outcome }));
const signed = (big: string, small: string) => ({
  beads,
  outcomes: [
    { id: "b", label: "Big", sign: big, tone: "negative" },
    { id: "s", label: "Small", sign: small, tone: "info" },
  ],
});

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "A letter of its own for each outcome.", args: signed("B", "S") },
    bad: { says: "By colour alone, many people see one outcome.", args: signed("•", "•") },
  },
];
