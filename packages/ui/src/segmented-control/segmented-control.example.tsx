import { SegmentedControl } from "@baize/ui/segmented-control";

export const example = (
  <SegmentedControl
    aria-label="Period"
    defaultValue="day"
    items={[
      { value: "day", label: "Day" },
      { value: "week", label: "Week" },
    ]}
  />
);
