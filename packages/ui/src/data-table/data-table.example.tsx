import { DataTable } from "@baize/ui/data-table";

interface Bet {
  readonly id: string;
  readonly game: string;
  readonly stake: string;
}

export const example = (
  <DataTable
    caption="Bets"
    columns={[
      { id: "game", header: "Game", cell: (bet: Bet) => bet.game, rowHeader: true },
      { id: "stake", header: "Stake", cell: (bet: Bet) => bet.stake, align: "end" },
    ]}
    rows={[{ id: "1", game: "Pearl Monsoon", stake: "₹500" }]}
    rowKey={(bet) => bet.id}
  />
);
