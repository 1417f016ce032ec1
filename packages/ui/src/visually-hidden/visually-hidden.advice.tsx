import { Money } from "../money/money.tsx";
import { moneyParts } from "../money/money-parts.ts";
import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const bonus = <Money parts={moneyParts({ amount: 50_000n, currency: "INR", locale: "en-IN" })} size="xl" />;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "What everyone needs to know is shown.",
      scene: (
        <Stack gap={1}>
          <Text tone="muted">Bonus, not withdrawable yet</Text>
          {bonus}
        </Stack>
      ),
    },
    bad: {
      says: "A condition that only a screen reader says: those who see take it for their balance.",
      scene: (
        <Stack gap={1}>
          <VisuallyHidden>Bonus, not withdrawable yet</VisuallyHidden>
          {bonus}
        </Stack>
      ),
    },
  },
];
