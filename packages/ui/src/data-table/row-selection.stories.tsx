import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { forcedStates } from "../story/forced-states.tsx";
import { type AccountRecord, accountRecords, manyRecords, recordColumns } from "../story/record-fixture.tsx";
import { DataTable } from "./data-table.tsx";
import { keyboard } from "./row-selection.keyboard.ts";
import { type RowSelectionOptions, useRowSelection } from "./use-row-selection.tsx";

type Options = Partial<RowSelectionOptions<AccountRecord>>;
interface Args extends Options {
  language: "en" | "hi" | "ar";
  caption: string;
  records: readonly AccountRecord[];
  maxBlockSize?: string;
  /** The sum of the column of amounts. */
  total?: string;
  loading?: boolean;
  /** Every header sorts. */
  sortable?: boolean;
}
const rowKey = ({ id }: AccountRecord) => id;
const rowLabel = ({ what, time }: AccountRecord) => `${what}, ${time}`;

function Selectable({ language, caption, records, maxBlockSize, total, loading, sortable, ...options }: Args) {
  const selection = useRowSelection({ rowKey, rowLabel, ...options });
  return (
    <DataTable
      caption={caption}
      columns={recordColumns(language).map((column) => ({ ...column, sortable, ...(column.id === "amount" ? { total } : {}) }))}
      rows={records}
      rowKey={rowKey}
      virtualized={maxBlockSize !== undefined}
      maxBlockSize={maxBlockSize}
      loading={loading}
      features={[selection]}
    />
  );
}
const meta: Meta<Args> = {
  title: "Data/DataTable, selection",
  component: Selectable,
  // Documented with the others.
  tags: ["!autodocs"],
  args: { language: "en", caption: "Account record", records: accountRecords("en"), onSelectionChange: fn() },
};
export default meta;
type Story = StoryObj<Args>;

const box = (name: string) => ({ name: `Select ${name}` });
const selectedRows = (table: HTMLElement) => table.querySelectorAll("tbody tr[data-selected]").length;
const deposit = "Deposit · UPI, 14:32";
const rebate = "Weekly rebate, 09:00";

/** Several rows: a box in each, and one in the header for all. */
export const Several: Story = { args: { defaultSelection: ["B884119340-2", "B884119340-3"] } };

/** Headers that sort, boxes, rows and selected rows: each at rest and hovered, then focused and pressed where it can be. */
export const HoverAndFocus: Story = {
  args: { defaultSelection: ["R2611210900-5", "W2611210827-6"], sortable: true },
  decorators: [
    forcedStates("thead button", "tbody tr:nth-child(-n + 4) input", "tbody tr:nth-child(-n + 2)", "tr[data-selected]"),
  ],
};
/** A press selects a row, the box in the header all of them; the count is announced. */
export const Selecting: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const table = canvas.getByRole("table");
    const all = canvas.getByRole("checkbox", { name: "Select all rows" });
    const status = canvas.getByRole("status");
    await step("A row", async () => {
      await expect(status).toBeEmptyDOMElement();
      await userEvent.click(canvas.getByRole("checkbox", box(deposit)));
      const details = expect.objectContaining({ reason: "row", cancelled: false });
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["T2611211432-0"], details);
      await expect(selectedRows(table)).toBe(1);
      await expect(all).toBePartiallyChecked();
      await expect(status).toHaveTextContent("1 row selected");
    });
    await step("All, then none", async () => {
      await userEvent.click(all);
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
        expect.arrayContaining(accountRecords("en").map(rowKey)),
        expect.objectContaining({ reason: "all" }),
      );
      await expect(all).toBeChecked();
      await expect(status).toHaveTextContent("7 rows selected");
      await userEvent.click(all);
      await expect(selectedRows(table)).toBe(0);
      await expect(all).not.toBePartiallyChecked();
      await expect(status).toHaveTextContent("0 rows selected");
    });
  },
};

/** With Shift, all rows between two presses, in the order of the table. */
export const Range: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const table = canvas.getByRole("table");
    await userEvent.click(within(table).getByRole("button", { name: "Time" }));
    await userEvent.click(canvas.getByRole("checkbox", box(rebate)));
    await userEvent.keyboard("{Shift>}");
    await userEvent.click(canvas.getByRole("checkbox", box("Win · Teen Patti, 12:48")));
    await userEvent.keyboard("{/Shift}");
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      ["R2611210900-5", "W2611211016-4", "B884119340-3", "B884119340-2"],
      expect.objectContaining({ reason: "range" }),
    );
    await expect(selectedRows(table)).toBe(4);
    await expect(getSelection()?.toString()).toBe("");
  },
};

/** One row at most: radio buttons. */
export const Single: Story = {
  args: { mode: "single", defaultSelection: ["R2611210900-5"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("columnheader", { name: "Selection" })).toBeInTheDocument();
    await expect(canvas.getByRole("radio", box(rebate))).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", box(deposit)));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["T2611211432-0"], expect.objectContaining({ reason: "row" }));
    await expect(canvas.getByRole("radio", box(rebate))).not.toBeChecked();
  },
};

/** `none`: the same table while nothing can be selected. */
export const None: Story = {
  args: { mode: "none", defaultSelection: ["R2611210900-5"] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await expect(selectedRows(canvas.getByRole("table"))).toBe(0);
  },
};

/** Open bets cannot be selected; "all" leaves them out. */
export const OneDisabled: Story = {
  args: { isDisabled: ({ status }: AccountRecord) => status === "open" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("checkbox", box("Bet · Pearl Monsoon, 13:05"))).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows" }));
    await expect(selectedRows(canvas.getByRole("table"))).toBe(6);
    await expect(canvas.getByRole("checkbox", { name: "Select all rows" })).toBeChecked();
  },
};

/** `cancel()` in the handler leaves the rows as they were. */
export const Refused: Story = {
  args: { defaultSelection: ["R2611210900-5"], onSelectionChange: fn((_keys, details) => details.cancel()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", box(deposit)));
    await expect(canvas.getByRole("checkbox", box(deposit))).not.toBeChecked();
    await expect(canvas.getByRole("checkbox", box(rebate))).toBeChecked();
  },
};

function WithButton({ language, caption, records, onSelectionChange }: Args) {
  const [selected, setSelected] = useState<readonly string[]>(["T2611211432-0"]);
  const selection = useRowSelection({
    rowKey,
    rowLabel,
    selection: selected,
    onSelectionChange: (keys, details) => {
      setSelected(keys);
      onSelectionChange?.(keys, details);
    },
  });
  return (
    <>
      <Button size="sm" disabled={selected.length === 0} onClick={selection.clear}>
        Deselect {String(selected.length)}
      </Button>
      <DataTable caption={caption} columns={recordColumns(language)} rows={records} rowKey={rowKey} features={[selection]} />
    </>
  );
}
/** The selection is the page's own: a bar of actions above the table, and what they act on. */
export const Controlled: Story = {
  render: (args) => <WithButton {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: "Deselect 1" })).toBeEnabled();
    await userEvent.click(canvas.getByRole("checkbox", box(rebate)));
    await userEvent.click(canvas.getByRole("button", { name: "Deselect 2" }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([], expect.objectContaining({ reason: "clear" }));
    await expect(selectedRows(canvas.getByRole("table"))).toBe(0);
  },
};

export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent, step }) => {
    const [all, first, second, third] = canvas.getAllByRole("checkbox");
    first?.focus();
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        Space: async (press) => {
          await press();
          await expect(first).toBeChecked();
        },
        ArrowDown: async (press) => {
          await press();
          await expect(second).toHaveFocus();
          await expect(second).not.toBeChecked();
        },
        ArrowUp: async (press) => {
          await press();
          await expect(first).toHaveFocus();
        },
        "Shift+ArrowDown": async (press) => {
          await press();
          await expect(second).toHaveFocus();
          await expect(second).toBeChecked();
        },
        "Shift+Space": async (press) => {
          third?.focus();
          await press();
          await expect(third).toBeChecked();
        },
        "Control+A": async (press) => {
          await press();
          await expect(all).toBeChecked();
        },
        "Shift+Tab": async (press) => {
          first?.focus();
          await press();
          await expect(first).not.toHaveFocus();
        },
      },
    );
  },
};

/** Ten thousand rows: the boxes of those in the page act on all of them. */
export const TenThousandRows: Story = {
  args: { records: manyRecords(10_000), maxBlockSize: "480px", caption: "Betting record, 10,000 bets" },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole("table");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("10,000 rows selected");
    const scroller = canvas.getByRole("region");
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(table.querySelector('tr[aria-rowindex="10001"]')).toHaveAttribute("data-selected"));
    scroller.scrollTop = 0;
    await waitFor(() => expect(table.querySelector('tr[aria-rowindex="2"]')).toBeInTheDocument());
  },
};

/** Each card has its box at its start; "Select all" is over the cards, in words. */
export const Phone: Story = {
  args: { defaultSelection: ["B884119340-2", "B884119340-3"] },
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const inside = canvas.getByRole("checkbox", box(deposit)).getBoundingClientRect();
    const name = canvas.getByText("Deposit · UPI").getBoundingClientRect();
    await expect(inside.right).toBeLessThanOrEqual(name.left);
    await expect(canvas.getByText("Select all rows")).toBeVisible();
  },
};
/** Totals and rows that load keep room for the boxes. */
export const Totals: Story = { args: { total: "−₹21,897.40" } };
export const Loading: Story = { args: { loading: true, records: [] } };
export const Hindi: Story = {
  args: { language: "hi", caption: "खाता रिकॉर्ड", records: accountRecords("hi"), defaultSelection: ["R2611210900-5"] },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: { language: "ar", caption: "سجل الحساب", records: accountRecords("ar"), defaultSelection: ["R2611210900-5"] },
  globals: { language: "ar" },
};
export const ArabicPhone: Story = { args: Arabic.args, globals: { language: "ar", viewport: { value: "mobile1" } } };
