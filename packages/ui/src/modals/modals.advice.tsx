import { Alert } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { StillPanel } from "../modal/still-panel.fixture.tsx";
import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "News waits in the page until the person turns to it.",
      scene: (
        <Alert tone="info" title="Weekly rebate">
          ₹412.60 has been paid to your balance.
        </Alert>
      ),
    },
    bad: {
      says: "An overlay that the person did not ask for interrupts a bet, and is closed unread.",
      scene: (
        <StillPanel
          title="Weekly rebate"
          description="₹412.60 has been paid to your balance."
          actions={<Button variant="primary">OK</Button>}
        />
      ),
    },
  },
];
