import type { Advice } from "../story/advice.tsx";
import { bottomItems } from "../story/shell-fixture.ts";

const items = bottomItems("en");
const four = items.filter(({ id }) => id !== "promotions");

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "One chip: the way to a deposit.", args: {} },
    bad: {
      says: "Two chips: neither is the main action, and they cover more of the page.",
      args: { items: items.map((item) => ({ ...item, chip: item.id === "deposit" || item.id === "promotions" })) },
    },
  },
  {
    good: { says: "One short word under each icon.", args: { items: four } },
    bad: {
      says: "Words that break make the bar taller on every page.",
      args: { items: four.map((item) => ({ ...item, label: `Go to my ${item.label.toLowerCase()}` })) },
    },
  },
];
