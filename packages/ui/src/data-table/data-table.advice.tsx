import type { Advice } from "../story/advice.tsx";
import { DataTable, type DataTableColumn } from "./data-table.tsx";

interface Bet {
  readonly id: string;
  readonly game: string;
  readonly stake: string;
  readonly result: string;
}
const bets: readonly Bet[] = [
  { id: "1", game: "Pearl Monsoon", stake: "₹500.00", result: "+₹1,250.00" },
  { id: "2", game: "Crown of Mysore", stake: "₹12,000.00", result: "−₹12,000.00" },
];
const rowKey = ({ id }: Bet) => id;
const game: DataTableColumn<Bet> = { id: "game", header: "Game", cell: (bet) => bet.game, rowHeader: true };
const figures = (align: "start" | "end"): readonly DataTableColumn<Bet>[] => [
  game,
  { id: "stake", header: "Stake", cell: (bet) => <bdi>{bet.stake}</bdi>, align },
  { id: "result", header: "Result", cell: (bet) => <bdi>{bet.result}</bdi>, align },
];

const both = ({ stake, result }: Bet) => (
  <>
    <bdi>{stake}</bdi>, <bdi>{result}</bdi>
  </>
);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: {
      says: "Figures line up at the end edge, so that sizes are seen before they are read.",
      scene: <DataTable caption="Bets" columns={figures("end")} rows={bets} rowKey={rowKey} />,
    },
    bad: {
      says: "From the start edge, ₹500 looks as large as ₹12,000.",
      scene: <DataTable caption="Bets" columns={figures("start")} rows={bets} rowKey={rowKey} />,
    },
  },
  {
    wide: true,
    good: {
      says: "A column for each value that people sort by.",
      scene: <DataTable caption="Bets" columns={figures("end")} rows={bets} rowKey={rowKey} />,
    },
    bad: {
      says: "Two values in one column: neither can be sorted or compared.",
      scene: (
        <DataTable
          caption="Bets"
          columns={[game, { id: "money", header: "Stake and result", cell: both }]}
          rows={bets}
          rowKey={rowKey}
        />
      ),
    },
  },
];
