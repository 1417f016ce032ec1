import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { type AccountRecord, accountRecords, recordColumns } from "../story/record-fixture.tsx";
import { keyboard } from "./column-visibility.keyboard.ts";
import { DataTable } from "./data-table.tsx";
import { type ColumnVisibilityOptions, useColumnVisibility } from "./use-column-visibility.tsx";

interface Args extends Partial<Omit<ColumnVisibilityOptions<AccountRecord>, "columns">> {
  language: "en" | "hi" | "ar";
  caption: string;
  records: readonly AccountRecord[];
  /** Ids of columns that cannot be hidden, besides the one that names the row. */
  fixed: readonly string[];
}
const rowKey = ({ id }: AccountRecord) => id;

function WithColumns({ language, caption, records, fixed, ...options }: Args) {
  const columns = recordColumns(language).map((column) => ({ ...column, fixed: fixed.includes(column.id) }));
  const features = [useColumnVisibility({ columns, ...options })];
  return <DataTable caption={caption} columns={columns} rows={records} rowKey={rowKey} features={features} />;
}
const meta: Meta<Args> = {
  title: "Data/DataTable, columns",
  component: WithColumns,
  // Documented with the others.
  tags: ["!autodocs"],
  args: {
    language: "en",
    caption: "Account record",
    records: accountRecords("en"),
    fixed: ["amount"],
    onHiddenColumnsChange: fn(),
  },
};
export default meta;
type Story = StoryObj<Args>;

const heads = (table: HTMLElement) =>
  within(table)
    .getAllByRole("columnheader")
    .map((head) => head.textContent);

const entry = async (name: string) => await screen.findByRole("menuitemcheckbox", { name });
const shownEntry = (name: string) => screen.getByRole("menuitemcheckbox", { name });

/** Two columns are hidden; the menu shows them again. */
export const Hidden: Story = {
  args: { defaultHiddenColumns: ["reference", "balance"] },
  play: async ({ canvas }) => {
    await expect(heads(canvas.getByRole("table"))).toEqual(["Time", "Details", "Status", "Amount"]);
  },
};

/** The menu hides a column and shows it again; the one that names the row and fixed ones stay. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const table = canvas.getByRole("table");
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await step("Fixed columns cannot be hidden", async () => {
      await expect(await entry("Details")).toHaveAttribute("aria-disabled", "true");
      await expect(await entry("Amount")).toHaveAttribute("aria-disabled", "true");
    });
    await step("A column goes, and comes back", async () => {
      await userEvent.click(await entry("Status"));
      await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(
        ["status"],
        expect.objectContaining({ reason: "column" }),
      );
      await expect(heads(table)).toEqual(["Time", "Details", "Reference", "Amount", "Balance"]);
      await userEvent.click(await entry("Time"));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Show all columns" }));
      await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith([], expect.objectContaining({ reason: "all" }));
      await expect(heads(table)).toHaveLength(6);
    });
  },
};

function HeldByThePage(args: Args) {
  const [hidden, setHidden] = useState<readonly string[]>(["balance"]);
  return (
    <WithColumns
      {...args}
      hiddenColumns={hidden}
      onHiddenColumnsChange={(next, details) => {
        if (next.length > 2) details.cancel();
        else setHidden(next);
      }}
    />
  );
}
/** The hidden columns are the page's own; `cancel()` keeps one. */
export const Controlled: Story = {
  render: (args) => <HeldByThePage {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(heads(canvas.getByRole("table"))).not.toContain("Balance");
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Time" }));
    await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Status" }));
    await expect(heads(canvas.getByRole("table"))).toEqual(["Details", "Reference", "Status", "Amount"]);
    await userEvent.keyboard("{Escape}");
  },
};

export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole("button", { name: "Columns" });
    button.focus();
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        Enter: async (press) => {
          await press();
          await waitFor(() => expect(shownEntry("Time")).toHaveFocus());
        },
        Space: async (press) => {
          await press();
          await expect(shownEntry("Time")).not.toBeChecked();
        },
        ArrowDown: async (press) => {
          await press();
          await waitFor(() => expect(shownEntry("Reference")).toHaveFocus());
        },
        Escape: async (press) => {
          await press();
          await waitFor(() => expect(button).toHaveFocus());
        },
      },
    );
  },
};
export const Phone: Story = { args: Hidden.args, globals: { viewport: { value: "mobile1" } } };
export const Hindi: Story = {
  args: { language: "hi", caption: "खाता रिकॉर्ड", records: accountRecords("hi"), defaultHiddenColumns: ["reference"] },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: { language: "ar", caption: "سجل الحساب", records: accountRecords("ar"), defaultHiddenColumns: ["reference"] },
  globals: { language: "ar" },
};
