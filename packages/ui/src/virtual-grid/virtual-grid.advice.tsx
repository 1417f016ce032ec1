import type { Advice } from "../story/advice.tsx";
import { Surface } from "../surface/surface.tsx";
import { Text } from "../text/text.tsx";
import { VirtualGrid, type VirtualGridProps } from "./virtual-grid.tsx";

interface Round {
  readonly id: string;
  readonly text: string;
}
const rounds = Array.from({ length: 12 }, (_, place): Round => ({ id: `${place}`, text: `Round ${place + 1}` }));
const even = rounds.map((round) => ({ ...round, text: `${round.text}: ₹${(Number(round.id) + 1) * 50} won` }));
const uneven = rounds.map((round, place) =>
  place % 5 === 2 ? { ...round, text: `${round.text}: void, because the vendor's table closed before the last card` } : round,
);

const cell: VirtualGridProps<Round>["children"] = ({ text }, place) => (
  <li {...place}>
    <Surface padding="sm">
      <Text>{text}</Text>
    </Surface>
  </li>
);
const grid = { "aria-label": "Rounds", itemKey: (round: Round) => round.id, layout: "tiles", scroller: "own" } as const;
const style = { blockSize: 200 };

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: {
      says: "Every cell is as tall as the others.",
      scene: (
        <VirtualGrid {...grid} items={even} style={style}>
          {cell}
        </VirtualGrid>
      ),
    },
    bad: {
      says: "Some cells are taller: rows are placed by the height of the first, and the scroll bar jumps.",
      scene: (
        <VirtualGrid {...grid} items={uneven} style={style}>
          {cell}
        </VirtualGrid>
      ),
    },
  },
];
