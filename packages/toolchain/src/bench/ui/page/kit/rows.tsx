import { Badge } from "@baize/ui/badge";
import { DataTable } from "@baize/ui/data-table";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Pagination } from "@baize/ui/pagination";
import { useState } from "react";
import { type BetRow, pageCount, rowsOf } from "../fixture.ts";

const columns: readonly DataTableColumn<BetRow>[] = [
  { id: "id", header: "Bet", cell: (row) => row.id, rowHeader: true },
  { id: "time", header: "Time", cell: (row) => row.time },
  { id: "game", header: "Game", cell: (row) => row.game },
  { id: "vendor", header: "Vendor", cell: (row) => row.vendor },
  { id: "state", header: "State", cell: (row) => <Badge tone={row.state === "Open" ? "info" : "neutral"}>{row.state}</Badge> },
  { id: "stake", header: "Stake", cell: (row) => row.stake, align: "end" },
  { id: "win", header: "Win", cell: (row) => row.win, align: "end" },
];
const messages = {
  label: "Pages of bets",
  first: "First page",
  previous: "Previous page",
  next: "Next page",
  last: "Last page",
  page: "Page {page}",
  jump: "Jump to page {page}",
  status: "Page {page} of {total}",
};
const keyOf = (row: BetRow) => row.id;

export function Rows() {
  const [page, setPage] = useState(1);
  return (
    <>
      <DataTable caption="Bets" columns={columns} rows={rowsOf(page)} rowKey={keyOf} />
      <Pagination messages={messages} pageCount={pageCount} value={page} onValueChange={setPage} />
    </>
  );
}
