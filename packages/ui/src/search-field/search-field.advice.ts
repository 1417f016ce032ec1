import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Name what it finds.", args: { placeholder: "Find a game" } },
    bad: { says: "Games, players or help?", args: { placeholder: "Search…" } },
  },
];
