import { categories } from "../game-grid/front-page.fixture.ts";
import { handDeposit, handDepositFill } from "../icon/art.gen.ts";
import type { Advice } from "../story/advice.tsx";

const names = ["Live casino", "Slots", "Sports"];
const items = names.map((label, place) => Object.assign({}, categories[place], { label }));
const deposit = { id: "deposit", label: "Deposit", art: handDeposit, chosenArt: handDepositFill, href: "#deposit" };

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Every tile is a category of games.", args: { items } },
    bad: {
      says: "An action among them looks like one more category.",
      args: { items: [...items.slice(0, 2), deposit, ...items.slice(2)] },
    },
  },
];
