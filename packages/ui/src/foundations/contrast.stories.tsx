import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { groundName } from "@baize/tokens/contrast/pairs";
import { cssName } from "@baize/tokens/contract";
import { Badge } from "../badge/badge.tsx";
import type { DataTableColumn } from "../data-table/columns.ts";
import { DataTable } from "../data-table/data-table.tsx";
import { type ContrastRow, contrastRows, looks } from "./contrast-rows.ts";
import * as css from "./specimen.css.ts";

const meta = { title: "Foundations/Contrast", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const paint = (role: string) => `var(${cssName(`color.${role}`)})`;
const nameOf = (row: ContrastRow) => `${row.front} on ${groundName(row)}`;
const ratio = (row: ContrastRow, look: string) => row.ratios.get(look) ?? 0;

const columns: DataTableColumn<ContrastRow>[] = [
  {
    id: "sample",
    header: "Sample",
    cell: (row) => (
      <svg viewBox="0 0 48 28" width="48" height="28" aria-hidden="true">
        {row.below && <rect width="48" height="28" fill={paint(row.below)} />}
        <rect width="48" height="28" fill={paint(row.ground)} />
        <path d="M14 21L24 7L34 21" fill="none" strokeWidth="4" stroke={paint(row.front)} />
      </svg>
    ),
  },
  { id: "pair", header: "Pair", rowHeader: true, cell: (row) => nameOf(row) },
  {
    id: "least",
    header: "Least",
    align: "end",
    cell: (row) => row.least.toFixed(1),
    compare: (one, two) => one.least - two.least,
  },
  ...looks.map(({ id }): DataTableColumn<ContrastRow> => ({
    id,
    header: id,
    align: "end",
    priority: 3,
    compare: (one, two) => ratio(one, id) - ratio(two, id),
    cell: (row) =>
      ratio(row, id) < row.least ? <Badge tone="negative">{ratio(row, id).toFixed(2)}</Badge> : ratio(row, id).toFixed(2),
  })),
];

/** Every declared pair in every brand and mode. Press a header to see the tightest first. */
export const Matrix: Story = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <div className={css.page}>
      <DataTable
        caption="Contrast of every declared pair"
        columns={columns}
        rows={contrastRows}
        rowKey={(row) => row.id}
        foldable
        messages={{ more: "All brands", fewer: "Fewer columns" }}
        virtualized
        maxBlockSize="70vh"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-rowcount", String(contrastRows.length + 1));
    const failing = contrastRows.filter((row) => looks.some(({ id }) => ratio(row, id) < row.least));
    await expect(failing.map(nameOf)).toEqual([]);
  },
};
