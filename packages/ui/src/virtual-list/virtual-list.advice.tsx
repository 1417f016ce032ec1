import { Link } from "../link/link.tsx";
import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";
import { type Bet, bets } from "./virtual-list.fixture.ts";
import { VirtualList, type VirtualListProps } from "./virtual-list.tsx";

const row: VirtualListProps<Bet>["children"] = (bet, place) => (
  <li {...place} style={{ paddingBlock: 12 }}>
    {bet.game} · {bet.id}
  </li>
);
const list = { "aria-label": "Bets", itemKey: (bet: Bet) => bet.id, children: row };
const help = <Link href="#help">Help</Link>;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "An endless list scrolls in a window of its own: what follows stays in reach.",
      scene: (
        <Stack gap={3} align="start">
          <VirtualList {...list} items={bets(400)} status="more" scroller="own" style={{ blockSize: 160, inlineSize: "100%" }} />
          {help}
        </Stack>
      ),
    },
    bad: {
      says: "The page scrolls, and what follows moves away with every batch.",
      scene: (
        <Stack gap={3} align="start">
          <VirtualList {...list} items={bets(4)} status="loading" />
          {help}
        </Stack>
      ),
    },
  },
];
