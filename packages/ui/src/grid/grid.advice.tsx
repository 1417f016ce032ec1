import { Stat } from "../stat/stat.tsx";
import type { Advice } from "../story/advice.tsx";
import { Grid } from "./grid.tsx";

const figures = [
  ["Valid bets", "₹4,82,600"],
  ["Rebate", "₹3,860.80"],
  ["Open bets", "₹12,400"],
  ["Won", "₹1,98,250"],
].map(([label = "", value = ""]) => <Stat key={label} label={label} value={value} />);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The layout is that of the content: as many tiles in a row as have room.",
      scene: <Grid layout="tiles">{figures}</Grid>,
    },
    bad: {
      says: "Columns by count, however narrow: words and figures break.",
      scene: <Grid columns={4}>{figures}</Grid>,
    },
  },
];
