import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import type { Advice } from "../story/advice.tsx";
import { NativeSelect } from "./native-select.tsx";

const periods = [
  { value: "today", label: "Today" },
  { value: "week", label: "Week" },
  { value: "month", label: "Month" },
];

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Three options are shown, and chosen by one press.",
      scene: <SegmentedControl aria-label="Period" items={periods} defaultValue="week" />,
    },
    bad: {
      says: "A list hides two of three options.",
      scene: <NativeSelect label="Period" options={periods} defaultValue="week" />,
    },
  },
];
