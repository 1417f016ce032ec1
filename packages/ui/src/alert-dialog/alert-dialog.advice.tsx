import { Button } from "../button/button.tsx";
import { StillPanel } from "../modal/still-panel.fixture.tsx";
import type { Advice } from "../story/advice.tsx";

const answers = (cancel: string, confirm: string, variant: "primary" | "danger" = "primary") => (
  <>
    <Button variant="ghost">{cancel}</Button>
    <Button variant={variant}>{confirm}</Button>
  </>
);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Each answer is a verb, which is understood without the question.",
      scene: (
        <StillPanel
          framed
          title="Log out?"
          description="Your 2 open bets stay on. Results will be in your inbox."
          actions={answers("Stay", "Log out")}
        />
      ),
    },
    bad: {
      says: "Yes and No: the question has to be read twice.",
      scene: (
        <StillPanel
          framed
          title="Are you sure?"
          description="Do you not want to stay logged in?"
          actions={answers("No", "Yes")}
        />
      ),
    },
  },
  {
    good: {
      says: "Say what happens to the money.",
      scene: (
        <StillPanel
          framed
          title="Close account?"
          description="The balance of ₹48,250.75 is paid out first. This cannot be undone."
          actions={answers("Keep account", "Close account", "danger")}
        />
      ),
    },
    bad: {
      says: "A warning without its consequence is agreed to unread.",
      scene: (
        <StillPanel
          framed
          title="Close account?"
          description="This cannot be undone."
          actions={answers("Keep account", "Close account", "danger")}
        />
      ),
    },
  },
];
