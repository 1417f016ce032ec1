import { memberMenu } from "../story/centre-fixture.tsx";
import type { Advice } from "../story/advice.tsx";

const entries = memberMenu("en").flatMap(({ items }) => items);
const titled = (id: string, title: string, first: number, end: number) => ({ id, title, items: entries.slice(first, end) });

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Each title says what its group is about.",
      args: { groups: [titled("money", "Money", 1, 4), titled("records", "Records", 5, 8)] },
    },
    bad: {
      says: "“Other” names nothing, and a person has to read every entry.",
      args: { groups: [titled("member", "Member", 1, 3), titled("other", "Other", 3, 8)] },
    },
  },
];
