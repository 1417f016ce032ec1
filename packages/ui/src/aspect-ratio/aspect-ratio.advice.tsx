import { Skeleton } from "../skeleton/skeleton.tsx";
import type { Advice } from "../story/advice.tsx";
import { Surface } from "../surface/surface.tsx";
import { Text } from "../text/text.tsx";

const rules =
  "The rebate is 0.8% of valid bets on slots and 0.5% on live tables. It is paid every Monday at 12:00 to your wallet. Bets that were void or tied do not count. At most ₹20,000 are paid for a week, and at least ₹10. You need no code.";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "A Skeleton shows that something is coming.", args: { children: <Skeleton blockSize="100%" /> } },
    bad: { says: "An empty box looks like a gap in the page.", args: { children: <span /> } },
  },
  {
    good: {
      says: "A card grows with its text.",
      scene: (
        <Surface padding="sm">
          <Text>{rules}</Text>
        </Surface>
      ),
    },
    bad: { says: "A box of fixed shape cuts the text off.", args: { ratio: 3, children: <Text>{rules}</Text> } },
  },
];
