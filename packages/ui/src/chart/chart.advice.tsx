import type { Advice } from "../story/advice.tsx";
import { netRupees, results } from "./chart.fixture.ts";

const net = {
  title: "Profit and loss, 14 days",
  figure: "−₹900",
  series: [{ id: "net", name: "Result", readings: results }],
  format: netRupees,
  highlighted: undefined,
  size: "sm",
};

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "With bySign, gains and losses have colours of their own.", args: { ...net, bySign: true } },
    bad: { says: "In one colour, losses are found only by the zero line.", args: net },
  },
  {
    good: { says: "The title names what is drawn, and for which days.", args: { size: "sm" } },
    bad: { says: "“Statistics”: bets, deposits or profit, since when?", args: { size: "sm", title: "Statistics" } },
  },
];
