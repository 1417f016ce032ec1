import { Button } from "../button/button.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";

const none = { games: [], status: undefined };

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "A search without a result offers the next step.",
      args: {
        ...none,
        empty: (
          <EmptyState title="No game by that name" level="none" action={<Button>Show all games</Button>}>
            Check the spelling, or look at a vendor.
          </EmptyState>
        ),
      },
    },
    bad: { says: "Two words alone: a person does not know how to go on.", args: { ...none, empty: <Text>Nothing found</Text> } },
  },
];
