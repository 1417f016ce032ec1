import type { ReactNode } from "react";
import { Alert } from "../alert/alert.tsx";
import type { Advice } from "../story/advice.tsx";
import { ToastCard } from "./toast-card.tsx";
import * as css from "./toast.css.ts";
import type { ToastTone } from "./toasts.ts";

const stay = () => undefined;

/** A message in the page, which does not go: a Toaster shows its messages over the window. */
function StillToast({ tone, action, children }: { tone: ToastTone; action?: string; children: ReactNode }) {
  const row = { id: "still", message: children, tone, action: action ? { label: action, onClick: stay } : undefined };
  return (
    <ol data-part="list" className={css.list}>
      <ToastCard row={{ ...row, duration: null, shown: 1 }} close="Close" paused onDismiss={stay} />
    </ol>
  );
}

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Say what happened to the money.",
      scene: <StillToast tone="positive">₹5,000 deposited. Balance ₹48,250.75</StillToast>,
    },
    bad: { says: "Success of what?", scene: <StillToast tone="positive">Success!</StillToast> },
  },
  {
    good: {
      says: "What is needed later stays in the page.",
      scene: (
        <Alert tone="positive" title="Withdrawal requested">
          Reference W-20418, which support asks for.
        </Alert>
      ),
    },
    bad: {
      says: "A toast goes after six seconds, and with it the only copy.",
      scene: <StillToast tone="positive">Withdrawal requested. Note the reference W-20418.</StillToast>,
    },
  },
  {
    good: {
      says: "Say what the page does not show, and offer the way back.",
      scene: (
        <StillToast tone="neutral" action="Undo">
          Removed from favourites: Pearl Monsoon
        </StillToast>
      ),
    },
    bad: {
      says: "The switch beside it shows that already.",
      scene: <StillToast tone="neutral">Sound is on</StillToast>,
    },
  },
];
