import "@baize/ui/styles/base.css";
import { Badge } from "@baize/ui/badge";
import { DataTable } from "@baize/ui/data-table";
import type { DataTableColumn } from "@baize/ui/data-table";
import { type BetRow, manyRows } from "./fixture.ts";
import { stage } from "./stage.tsx";

const rows = manyRows(10_000);
const columns: readonly DataTableColumn<BetRow>[] = [
  { id: "id", header: "Bet", cell: (row) => row.id, rowHeader: true, compare: (one, two) => one.id.localeCompare(two.id) },
  { id: "time", header: "Time", cell: (row) => row.time, compare: (one, two) => one.time.localeCompare(two.time) },
  { id: "game", header: "Game", cell: (row) => row.game, compare: (one, two) => one.game.localeCompare(two.game) },
  { id: "vendor", header: "Vendor", cell: (row) => row.vendor },
  { id: "state", header: "State", cell: (row) => <Badge tone={row.state === "Open" ? "info" : "neutral"}>{row.state}</Badge> },
  { id: "stake", header: "Stake", cell: (row) => row.stake, align: "end", compare: (one, two) => one.amount - two.amount },
  { id: "win", header: "Win", cell: (row) => row.win, align: "end" },
];

const Records = () => (
  <DataTable caption="Bets" columns={columns} rows={rows} rowKey={(row) => row.id} virtualized maxBlockSize="480px" />
);
stage({ rows: Records });
