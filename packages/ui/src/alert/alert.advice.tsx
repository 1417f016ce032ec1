import type { Advice } from "../story/advice.tsx";
import { Stack } from "../stack/stack.tsx";
import { Alert } from "./alert.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "What happened, what it means for the money, what to do.",
      args: { title: "UPI is slow", children: "Your deposit is safe. Allow 40 minutes." },
    },
    bad: { says: "A code that only the maker understands.", args: { title: "Error 504", children: "Gateway timeout" } },
  },
  {
    good: {
      says: "Show the most important one.",
      scene: (
        <Alert tone="warning" title="Withdrawals are paused">
          Your bank account is being checked. This takes one working day.
        </Alert>
      ),
    },
    bad: {
      says: "Of three at once, none is read.",
      scene: (
        <Stack gap={2}>
          <Alert tone="warning" title="Withdrawals are paused" />
          <Alert tone="info" title="New terms from 1 December" />
          <Alert tone="positive" title="Your email is confirmed" />
        </Stack>
      ),
    },
  },
];
