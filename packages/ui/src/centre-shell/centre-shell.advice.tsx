import { memberMenu } from "../story/centre-fixture.tsx";
import type { Advice } from "../story/advice.tsx";

const menu = memberMenu("en").map((group) => ({ ...group, items: group.items.slice(0, 6) }));
const unmarked = menu.map((group) => ({ ...group, items: group.items.map((item) => ({ ...item, current: false })) }));

/** Drawn on the page of the component, as the menu of the shell. */
export const advice: readonly Advice[] = [
  {
    good: { says: "The address has the open page, and the menu marks it.", args: { groups: menu } },
    bad: { says: "No entry is marked: after a reload a person does not know which page this is.", args: { groups: unmarked } },
  },
];
