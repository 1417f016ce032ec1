import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, focused, show } from "../overlay/test-page.tsx";
import { DataTable } from "./data-table.tsx";
import type { DataTableColumn } from "./columns.ts";

interface Bet {
  id: string;
  stake: number;
}
const bets = Array.from({ length: 10_000 }, (_, index): Bet => ({ id: `B${index}`, stake: (index * 7919) % 9973 }));
// A plain count: a spy would keep the rows of every call.
let compared = 0;
const compare = (one: Bet, two: Bet) => {
  compared += 1;
  return one.stake - two.stake;
};
const columns: DataTableColumn<Bet>[] = [
  { id: "id", header: "Bet", cell: (bet) => bet.id, rowHeader: true },
  { id: "stake", header: "Stake", cell: (bet) => bet.stake, compare },
];
const firstRow = () => document.querySelector("tbody tr[aria-rowindex]")?.getAttribute("aria-rowindex");

test("ten thousand rows are sorted once: scrolling compares none of them again", async () => {
  await show(
    <DataTable caption="Bets" columns={columns} rows={bets} rowKey={(bet) => bet.id} virtualized maxBlockSize="320px" />,
  );
  await userEvent.click(button("Stake"));
  await expect.poll(() => document.querySelector("[aria-sort]")?.getAttribute("aria-sort")).toBe("ascending");
  compared = 0;
  const scroller = page.getByRole("region", { name: "Bets" }).element();
  for (const share of [0.25, 0.5, 0.75]) {
    const before = firstRow();
    scroller.scrollTop = scroller.scrollHeight * share;
    await expect.poll(firstRow).not.toBe(before);
  }
  expect(compared).toBe(0);
});

test("the row with the focus stays in the page while another part is seen", async () => {
  const link = {
    ...columns[0],
    id: "link",
    header: "Open",
    cell: (bet: Bet) => <button type="button">{`Open ${bet.id}`}</button>,
  };
  await show(
    <DataTable
      caption="Bets"
      columns={[...columns, { ...link, rowHeader: false }]}
      rows={bets}
      rowKey={(bet) => bet.id}
      virtualized
      maxBlockSize="320px"
    />,
  );
  await userEvent.click(button("Open B3"));
  const scroller = page.getByRole("region", { name: "Bets" }).element();
  scroller.scrollTop = scroller.scrollHeight / 2;
  await expect.poll(() => document.querySelectorAll("tbody tr[aria-rowindex]")[3]?.getAttribute("aria-rowindex")).not.toBe("5");
  expect(focused()).toBe("Open B3");
  const rows = [...document.querySelectorAll("tbody tr[aria-rowindex]")].map((row) => Number(row.ariaRowIndex));
  expect(rows.slice(0, 3)).toEqual([4, 5, 6]);
  expect(rows[3]).toBeGreaterThan(1000);
  expect(scroller.scrollHeight).toBeGreaterThan(bets.length * 20);
});

const long = "Eleven out of five on a lottery draw, with a second line of balls and a third of names";
const withTime = (nowrap: boolean): DataTableColumn<Bet>[] => [
  { id: "time", header: "Time", cell: () => "30 Nov 2026, 06:24", nowrap },
  ...["a", "b", "c", "d"].map((id) => ({ id, header: id, rowHeader: id === "a", cell: () => long })),
];
/** On how many lines the time is written. */
const linesOfTime = () => {
  const range = document.createRange();
  range.selectNodeContents(page.getByRole("cell", { name: "30 Nov 2026, 06:24" }).element());
  return new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size;
};

test.each([
  ["wraps beside long words", false],
  ["stays on one line in a column that does not wrap", true],
])("a time %s", async (_what, nowrap) => {
  await show(
    <div style={{ inlineSize: 800 }}>
      <DataTable caption="Bets" columns={withTime(nowrap)} rows={bets.slice(0, 1)} rowKey={(bet) => bet.id} />
    </div>,
  );
  await expect.poll(() => linesOfTime() === 1).toBe(nowrap);
});
