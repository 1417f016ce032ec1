import { Segmented } from "@baize/ui/segmented";

export const example = (
  <Segmented
    aria-label="Period"
    defaultValue="day"
    segments={[
      { value: "day", label: "Day" },
      { value: "week", label: "Week" },
    ]}
  />
);
