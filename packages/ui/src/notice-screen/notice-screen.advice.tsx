import { Button } from "../button/button.tsx";
import type { Advice } from "../story/advice.tsx";

const low = { style: { minBlockSize: 0 } };

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "One message, and one button that stands out.", args: low },
    bad: {
      says: "An advertisement and four equal buttons: the question is lost.",
      args: {
        ...low,
        actions: ["I am 18 or older", "Leave", "Get ₹500", "Read the rules"].map((name) => <Button key={name}>{name}</Button>),
      },
    },
  },
];
