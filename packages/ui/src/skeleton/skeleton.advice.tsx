import { Money } from "../money/money.tsx";
import { moneyParts } from "../money/money-parts.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { Skeleton } from "./skeleton.tsx";

const covers = ["first", "second", "third"];
const balance = <Text tone="muted">Balance</Text>;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Three covers with their captions: nothing moves when they arrive.",
      scene: (
        <div style={{ display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: 8, maxInlineSize: 320 }}>
          {covers.map((id) => (
            <div key={id}>
              <Skeleton shape="cover" />
              <Skeleton shape="text" inlineSize="70%" />
            </div>
          ))}
        </div>
      ),
    },
    bad: { says: "One low bar: the page below jumps down.", scene: <Skeleton blockSize="48px" /> },
  },
  {
    good: {
      says: "A balance that is known stays, with its time.",
      scene: (
        <Stack gap={1}>
          {balance}
          <Money parts={moneyParts({ amount: 4_825_075n, currency: "INR", locale: "en-IN" })} size="xl" />
          <Text tone="muted">as of 14:32</Text>
        </Stack>
      ),
    },
    bad: {
      says: "A grey bar hides money that was shown a minute ago.",
      scene: (
        <Stack gap={1}>
          {balance}
          <Skeleton shape="control" inlineSize="180px" />
        </Stack>
      ),
    },
  },
  {
    good: {
      says: "Lines of the text to come: its place is kept.",
      scene: (
        <Stack gap={2}>
          <Skeleton shape="text" inlineSize="60%" />
          <Skeleton shape="text" />
          <Skeleton shape="text" inlineSize="80%" />
        </Stack>
      ),
    },
    bad: { says: "A Spinner says only that something comes; what is below it moves when it does.", scene: <Spinner size="md" /> },
  },
];
