import { Button } from "../button/button.tsx";
import type { Advice } from "../story/advice.tsx";

const low = { style: { minBlockSize: 0 } };

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "When play opens, and the way to the person’s money.", args: low },
    bad: {
      says: "A prize and a button to come back, for a person who asked for a break.",
      args: {
        ...low,
        title: "We miss you!",
        text: "Your bonus of ₹500 waits for you. End the break now and play.",
        until: { label: "The bonus is gone in", time: "23:59:08" },
        actions: (
          <>
            <Button variant="primary">End the break</Button>
            <Button>See the bonus</Button>
          </>
        ),
      },
    },
  },
];
