import { Slider } from "../slider/slider.tsx";
import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Prize and rebate move together, and both are shown.", args: { defaultValue: 6 } },
    bad: {
      says: "A plain slider shows what is won, and hides what it costs.",
      scene: <Slider label="Prize" min={1800} max={1990} step={19} defaultValue={1914} format={String} />,
    },
  },
];
