import type { Advice } from "../story/advice.tsx";

const low = { style: { minBlockSize: 0 }, contact: { label: "联系 · Contact", href: "#contact" } };

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "In two languages: the site is down, the balance and bets are safe.", args: low },
    bad: {
      says: "A time that may pass, in one language, and no word about the money.",
      args: {
        ...low,
        notices: [{ lang: "en", title: "Down for maintenance", text: "We are back in 5 minutes." }],
      },
    },
  },
];
