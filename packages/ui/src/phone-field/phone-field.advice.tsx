import type { Advice } from "../story/advice.tsx";

const india = { code: "IN", dial: "91", name: "India" };
const others = [
  { code: "BD", dial: "880", name: "Bangladesh" },
  { code: "NP", dial: "977", name: "Nepal" },
];

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "The brand’s own country is set already.", args: { countries: [india, ...others], required: false } },
    bad: {
      says: "By the alphabet, most members first have to change the code.",
      args: { countries: [...others.slice(0, 1), india, ...others.slice(1)], required: false },
    },
  },
];
