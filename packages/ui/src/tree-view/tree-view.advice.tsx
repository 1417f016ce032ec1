import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "The branch of the chosen row is open, so that the first level stays in view.", args: {} },
    bad: {
      says: "Everything open: the other agents of the first level are far below.",
      args: { defaultExpanded: ["raj_mumbai", "meera_thane", "imran_nashik", "deepa_pune", "arjun_goa"] },
    },
  },
];
