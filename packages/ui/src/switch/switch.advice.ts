import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "A switch names what is on.", args: { label: "Messages about my bets" } },
    bad: { says: "A question leaves open what “on” means.", args: { label: "Do you not want messages?" } },
  },
];
