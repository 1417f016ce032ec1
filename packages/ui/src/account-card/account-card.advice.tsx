import { Button } from "../button/button.tsx";
import { moneyParts } from "../money/money-parts.ts";
import type { Advice } from "../story/advice.tsx";

const zero = moneyParts({ amount: 0n, currency: "INR", locale: "en-IN" });

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Until a balance is known for the first time, its place is kept empty.",
      args: { balance: { label: "Balance" } },
    },
    bad: {
      says: "A zero says that the money is gone.",
      args: { balance: { label: "Balance", parts: zero } },
    },
  },
  {
    good: { says: "Two or three ways to move money.", args: {} },
    bad: {
      says: "Five buttons share the line, and their words no longer fit.",
      args: {
        actions: (
          <>
            <Button>Deposit</Button>
            <Button>Withdraw</Button>
            <Button>Transfer</Button>
            <Button>Records</Button>
            <Button>Support</Button>
          </>
        ),
      },
    },
  },
];
