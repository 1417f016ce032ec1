import type { Advice } from "../story/advice.tsx";
import type { NavBarItem } from "./nav-bar.tsx";

const link = (label: string): NavBarItem => ({ id: label, label, href: `#${label}`, current: label === "Slots" });

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: {
      says: "Categories of games only.",
      args: { items: ["Live casino", "Slots", "Sports", "Lottery", "Fishing"].map(link) },
    },
    bad: {
      says: "Actions look like one more category of games; their place is the top bar.",
      args: { items: ["Deposit", "Live casino", "Slots", "Log in", "Lottery"].map(link) },
    },
  },
];
