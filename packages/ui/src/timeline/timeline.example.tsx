import { Timeline } from "@baize/ui/timeline";

export const example = (
  <Timeline
    aria-label="Withdrawal"
    steps={[
      { id: "asked", title: "Asked for", state: "done", time: "12:04" },
      { id: "paid", title: "Paid", state: "now" },
    ]}
  />
);
