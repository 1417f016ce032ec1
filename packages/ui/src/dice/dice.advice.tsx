import { Balls } from "../ball/balls.tsx";
import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "A throw is drawn as dice: three faces of six.", args: { size: "lg" } },
    bad: {
      says: "Balls are numbers of a drum, where no number comes twice.",
      scene: <Balls numbers={["2", "5", "6"]} size="lg" />,
    },
  },
];
