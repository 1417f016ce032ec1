import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { Money } from "./money.tsx";
import { moneyParts } from "./money-parts.ts";

const rupees = (amount: bigint, signed = false) => moneyParts({ amount, currency: "INR", locale: "en-IN", signed });

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "A balance is written whole.", scene: <Money parts={rupees(4_825_075n)} size="xl" /> },
    bad: {
      says: "“48.3K” hides up to ₹50.",
      scene: (
        <Text as="span" tabular size="3xl">
          ₹48.3K
        </Text>
      ),
    },
  },
  {
    good: { says: "A stake has the colour of text.", scene: <Money parts={rupees(50_000n)} size="xl" /> },
    bad: {
      says: "As a net result, the stake looks like money won.",
      scene: <Money variant="net" parts={rupees(50_000n, true)} size="xl" />,
    },
  },
];
