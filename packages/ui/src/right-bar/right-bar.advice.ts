import { envelopeSimple, question, ticket, translate } from "../icon/art.gen.ts";
import { rightItems } from "../story/shell-fixture.ts";
import type { Advice } from "../story/advice.tsx";

const items = rightItems("en");
const more = [
  { id: "inbox", label: "Inbox", icon: envelopeSimple, href: "#inbox" },
  { id: "lottery", label: "Lottery", icon: ticket, href: "#lottery" },
  { id: "language", label: "Language", icon: translate, href: "#language" },
  { id: "help", label: "Help", icon: question, href: "#help" },
];

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Three entries, found in one look.", args: { items } },
    bad: {
      says: "Seven entries cover the edge of the window, and have to be read.",
      args: { items: [...items, ...more] },
    },
  },
];
