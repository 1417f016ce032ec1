import type { Advice } from "../story/advice.tsx";
import { Button } from "../button/button.tsx";
import { Group } from "../group/group.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Say what will appear here.",
      args: { title: "No bets yet", children: "Your bets will show here.", action: undefined },
    },
    bad: {
      says: "An empty list is no error, and needs no apology.",
      args: { title: "Sorry!", children: "Unfortunately no data could be found.", action: undefined },
    },
  },
  {
    good: { says: "One action leads on.", args: { action: <Button>See games</Button> } },
    bad: {
      says: "With three, a person reads before doing anything.",
      args: {
        action: (
          <Group justify="center">
            <Button>See games</Button>
            <Button>Deposit</Button>
            <Button>Help</Button>
          </Group>
        ),
      },
    },
  },
];
