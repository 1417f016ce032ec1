import { Road } from "@baize/ui/road";

export const example = (
  <Road
    aria-label="Big and small, last 4 draws"
    outcomes={[
      { id: "big", label: "Big", sign: "B", tone: "negative" },
      { id: "small", label: "Small", sign: "S", tone: "info" },
    ]}
    beads={[
      { id: "1", outcome: "big" },
      { id: "2", outcome: "big" },
      { id: "3", outcome: "small" },
      { id: "4", outcome: "big" },
    ]}
  />
);
