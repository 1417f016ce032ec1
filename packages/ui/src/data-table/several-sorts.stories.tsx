import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { expect, fn, screen, within } from "storybook/test";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { type AccountRecord, accountRecords, recordColumns } from "../story/record-fixture.tsx";
import { DataTable } from "./data-table.tsx";
import { keyboard } from "./several-sorts.keyboard.ts";
import { type SeveralSortsOptions, useSeveralSorts } from "./use-several-sorts.tsx";

interface Args extends Partial<Omit<SeveralSortsOptions<AccountRecord>, "columns">> {
  language: "en" | "hi" | "ar";
  caption: string;
  records: readonly AccountRecord[];
}
const rowKey = ({ id }: AccountRecord) => id;

function SortedBySeveral({ language, caption, records, ...options }: Args) {
  const columns = useMemo(
    () =>
      recordColumns(language).map((column) =>
        column.id === "what"
          ? { ...column, compare: (one: AccountRecord, two: AccountRecord) => one.what.localeCompare(two.what) }
          : column,
      ),
    [language],
  );
  const features = [useSeveralSorts({ columns, ...options })];
  return <DataTable caption={caption} columns={columns} rows={records} rowKey={rowKey} features={features} />;
}
const meta: Meta<Args> = {
  title: "Data/DataTable, several sorts",
  component: SortedBySeveral,
  // Documented with the others.
  tags: ["!autodocs"],
  args: { language: "en", caption: "Account record", records: accountRecords("en"), onSortChange: fn() },
};
export default meta;
type Story = StoryObj<Args>;

const cells = (table: HTMLElement, index: number) =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.children[index]?.textContent);
const header = (table: HTMLElement, name: RegExp) => within(table).getByRole("button", { name });

/** By details, and equal ones by amount: the numbers show which comes first. */
export const TwoColumns: Story = {
  args: {
    defaultSort: [
      { column: "what", direction: "descending" },
      { column: "amount", direction: "ascending" },
    ],
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table");
    await expect(cells(table, 4).slice(0, 2)).toEqual(["−₹20,000.00", "−₹8,000.00"]);
    await expect(within(table).getByRole("columnheader", { name: /Details/ })).toHaveAttribute("aria-sort", "descending");
    await expect(within(table).getByRole("columnheader", { name: /Amount/ })).not.toHaveAttribute("aria-sort");
    await expect(header(table, /Amount/)).toHaveAccessibleName("Amount sort 2, ascending");
  },
};

/** Shift adds a column, a plain press sorts by one again. */
export const Pressing: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const table = canvas.getByRole("table");
    await step("One column, as ever", async () => {
      await userEvent.click(header(table, /Details/));
      await expect(args.onSortChange).toHaveBeenLastCalledWith(
        [{ column: "what", direction: "ascending" }],
        expect.objectContaining({ reason: "header" }),
      );
      await expect(table.querySelector("[data-part=sort-place]")).toBeNull();
    });
    await step("A second one, with Shift", async () => {
      await userEvent.keyboard("{Shift>}");
      await userEvent.click(header(table, /Amount/));
      await expect(header(table, /Amount/)).toHaveTextContent("2");
      await userEvent.click(header(table, /Amount/));
      await userEvent.keyboard("{/Shift}");
      await expect(args.onSortChange).toHaveBeenLastCalledWith(
        [
          { column: "what", direction: "ascending" },
          { column: "amount", direction: "descending" },
        ],
        expect.objectContaining({ reason: "header" }),
      );
      await expect(cells(table, 4).slice(-2)).toEqual(["−₹8,000.00", "−₹20,000.00"]);
    });
    await step("One again", async () => {
      await userEvent.click(header(table, /Time/));
      await expect(args.onSortChange).toHaveBeenLastCalledWith([{ column: "time", direction: "ascending" }], expect.anything());
    });
  },
};

/** The menu adds columns without a key: for touch, and for people who cannot hold one. */
export const FromTheMenu: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sort" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Details" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Amount" }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith(
      [
        { column: "what", direction: "ascending" },
        { column: "amount", direction: "ascending" },
      ],
      expect.objectContaining({ reason: "menu" }),
    );
    await expect(screen.getByRole("menuitem", { name: /^Amount.*sort 2, ascending/ })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};

/** `cancel()` keeps the order. */
export const Refused: Story = {
  args: {
    defaultSort: [{ column: "time", direction: "ascending" }],
    onSortChange: fn((_sort, details) => details.cancel()),
  },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole("table");
    await userEvent.click(header(table, /Amount/));
    await expect(within(table).getByRole("columnheader", { name: "Time" })).toHaveAttribute("aria-sort", "ascending");
  },
};

export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent, step, args }) => {
    const table = canvas.getByRole("table");
    header(table, /Details/).focus();
    const last = (columns: readonly string[]) =>
      expect(args.onSortChange).toHaveBeenLastCalledWith(
        columns.map((column) => expect.objectContaining({ column })),
        expect.anything(),
      );
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        Enter: async (press) => {
          await press();
          await last(["what"]);
        },
        "Shift+Enter": async (press) => {
          header(table, /Amount/).focus();
          await press();
          await last(["what", "amount"]);
        },
      },
    );
  },
};
export const Phone: Story = { args: TwoColumns.args, globals: { viewport: { value: "mobile1" } } };
export const Hindi: Story = {
  args: { ...TwoColumns.args, language: "hi", caption: "खाता रिकॉर्ड", records: accountRecords("hi") },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: { ...TwoColumns.args, language: "ar", caption: "سجل الحساب", records: accountRecords("ar") },
  globals: { language: "ar" },
};
