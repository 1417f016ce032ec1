import type { Advice } from "../story/advice.tsx";
import type { TimelineStep } from "./timeline.tsx";

const steps = (text: string | undefined, sentAt?: string): readonly TimelineStep[] => [
  { id: "asked", state: "done", title: "Requested", time: "10:16", text: text && "₹20,000.00 is on hold." },
  { id: "review", state: "now", title: "Under review", time: "10:18", text },
  { id: "sent", state: "ahead", title: "Sent to the bank", time: sentAt },
];
const within = "Usually 10 to 30 minutes.";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Each step says where the money is.",
      args: { steps: steps("Not sent yet: you can cancel.") },
    },
    bad: {
      says: "“Under review”: is the money gone, and can it be cancelled?",
      args: { steps: steps(undefined) },
    },
  },
  {
    good: { says: "An expected time is a sentence; only a done step has a time.", args: { steps: steps(within) } },
    bad: { says: "A time that has not come looks like a promise.", args: { steps: steps(within, "10:45") } },
  },
];
