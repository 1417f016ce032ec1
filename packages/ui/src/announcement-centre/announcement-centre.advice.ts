import type { Advice } from "../story/advice.tsx";
import { announcements } from "./fixture.ts";

const items = announcements("en", 3);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "A mark stays until the text is opened.", args: { items } },
    bad: {
      says: "Read as soon as they are listed: nothing shows what is new.",
      args: { items: items.map((item) => ({ ...item, unread: false })) },
    },
  },
];
