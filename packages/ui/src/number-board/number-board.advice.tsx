import type { Advice } from "../story/advice.tsx";
import { numbersBetween } from "./numbers-between.ts";

const board = { labelHidden: true, marks: undefined, quickChoices: [], columns: 5 };
const picked = ["03", "07", "14"];

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Numbers have the digits of the draw, zeros too.",
      args: { ...board, numbers: numbersBetween(0, 14), defaultValue: picked },
    },
    bad: {
      says: "“7” is no number of two digits: is it 07 or 70?",
      args: { ...board, numbers: numbersBetween(0, 14).map((number) => String(Number(number))), defaultValue: ["3", "7", "14"] },
    },
  },
  {
    good: {
      says: "Closed, the board is locked and keeps what was picked.",
      args: { ...board, numbers: numbersBetween(0, 14), defaultValue: picked, readOnly: true },
    },
    bad: {
      says: "An empty board says nothing about the pick, which may be on a ticket.",
      args: { ...board, numbers: numbersBetween(0, 14), defaultValue: [], readOnly: true },
    },
  },
];
