import type { Advice } from "../story/advice.tsx";
import { north, withMarks } from "./prize-table.fixture.ts";

const rows = north.slice(0, 4);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The figures that the bet is on are heavier, and those of the ticket are marked.",
      args: { rows: withMarks(rows, ["07"]), tail: 2 },
    },
    bad: { says: "A person has to compare each number with the ticket.", args: { rows } },
  },
];
