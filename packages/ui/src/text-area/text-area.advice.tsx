import type { Advice } from "../story/advice.tsx";

const remark = "Paid by UPI at 10:16, reference 482913007716";
const short = { maxLength: 40, placeholder: undefined, description: undefined };

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Pasted text stays whole, and the counter says that it is too long.",
      args: { ...short, defaultValue: remark },
    },
    bad: {
      says: "The last digits of the reference were cut, and nothing shows it.",
      args: { ...short, defaultValue: remark.slice(0, 40) },
    },
  },
];
