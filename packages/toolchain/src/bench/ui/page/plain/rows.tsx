import { useState } from "react";
import { type BetRow, pageCount, rowsOf } from "../fixture.ts";
import { Pager } from "./pager.tsx";
import "./rows.css";

const heads = ["Bet", "Time", "Game", "Vendor", "State"];
// Roles are explicit, because on a phone the rows are laid out as cards.
const roles = { table: "table", rows: "rowgroup", row: "row", cell: "cell", head: "columnheader", rowHead: "rowheader" };

export function Rows() {
  const [page, setPage] = useState(1);
  return (
    <>
      <table role={roles.table} className="table">
        <caption>Bets</caption>
        <thead role={roles.rows}>
          <tr role={roles.row}>
            {heads.map((head) => (
              <th key={head} role={roles.head} scope="col">
                {head}
              </th>
            ))}
            <th role={roles.head} scope="col" className="table-end">
              Stake
            </th>
            <th role={roles.head} scope="col" className="table-end">
              Win
            </th>
          </tr>
        </thead>
        <tbody role={roles.rows}>
          {rowsOf(page).map((row) => (
            <Bet key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      <Pager page={page} count={pageCount} go={setPage} />
    </>
  );
}

function Bet({ row }: { row: BetRow }) {
  return (
    <tr role={roles.row}>
      <th role={roles.rowHead} scope="row">
        {row.id}
      </th>
      <td role={roles.cell} data-label="Time">
        {row.time}
      </td>
      <td role={roles.cell} data-label="Game">
        {row.game}
      </td>
      <td role={roles.cell} data-label="Vendor">
        {row.vendor}
      </td>
      <td role={roles.cell} data-label="State">
        <span className={row.state === "Open" ? "badge badge-open" : "badge"}>{row.state}</span>
      </td>
      <td role={roles.cell} data-label="Stake" className="table-end">
        {row.stake}
      </td>
      <td role={roles.cell} data-label="Win" className="table-end">
        {row.win}
      </td>
    </tr>
  );
}
