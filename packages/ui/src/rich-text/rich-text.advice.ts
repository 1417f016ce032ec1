import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Heading, sentence, list: a person finds a rate at once.",
      args: {
        html: "<h1>Weekly rebate</h1><p>Paid every Monday at 12:00.</p><ul><li>Slots: 0.8%</li><li>Live tables: 0.5%</li></ul>",
      },
    },
    bad: {
      says: "One bold block in capitals: everything shouts, so that nothing is found.",
      args: {
        html: "<p><b>WEEKLY REBATE!!! PAID EVERY MONDAY AT 12:00!!! GET 0.8% ON SLOTS AND 0.5% ON LIVE TABLES!!! PLAY NOW!!!</b></p>",
      },
    },
  },
];
