import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { ScrollArea } from "./scroll-area.tsx";

const games = ["Teen Patti", "Andar Bahar", "Crown of Mysore", "Pearl Monsoon", "Peacock Court", "Coin Caravan"];
const row = 40;

function Games({ rows }: { rows: number }) {
  return (
    <ScrollArea aria-label="Games played" style={{ maxBlockSize: rows * row, maxInlineSize: 260 }}>
      {games.map((game) => (
        <div key={game} style={{ display: "grid", alignItems: "center", blockSize: row }}>
          <Text>{game}</Text>
        </div>
      ))}
    </ScrollArea>
  );
}

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "The edge cuts an entry: there is more.", scene: <Games rows={3.5} /> },
    bad: { says: "The edge is between two entries: the list looks complete.", scene: <Games rows={3} /> },
  },
];
