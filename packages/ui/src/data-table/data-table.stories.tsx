import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { longGerman, longHindi, longAddress, arabicName, hugeAmount, many, mixedValue } from "../story/hard-values.ts";
import { holds, isIsolated } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { Button } from "../button/button.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { ErrorState } from "../error-state/error-state.tsx";
import { type AccountRecord, accountRecords, manyRecords, recordColumns } from "../story/record-fixture.tsx";
import { DataTable, type DataTableColumn, type DataTableProps } from "./data-table.tsx";

const meta = {
  title: "Data/DataTable",
  component: DataTable<AccountRecord>,
  tags: ["!autodocs"],
  args: {
    caption: "Account record",
    columns: recordColumns("en"),
    rows: accountRecords("en"),
    rowKey: (row: AccountRecord) => row.id,
    foldable: true,
    onSortChange: fn(),
  },
} satisfies Meta<DataTableProps<AccountRecord>>;
export default meta;
type Story = StoryObj<typeof meta>;

const column = (table: HTMLElement, index: number) =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.children[index]?.textContent);

const places = new Map<string, DataTableColumn<AccountRecord>["card"]>([
  ["time", "note"],
  ["status", "aside"],
  ["amount", "figure"],
  ["reference", "hidden"],
  ["balance", "hidden"],
]);

export const Playground: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Account record" });
    await expect(within(table).getAllByRole("columnheader")).toHaveLength(6);
    await expect(within(table).getAllByRole("rowheader")[0]).toHaveTextContent("Deposit · UPI");
    await expect(within(table).getAllByRole("row")).toHaveLength(8);
  },
};

/** Lower rows, beside those of the usual height. */
export const Compact: Story = {
  args: { density: "compact" },
  play: async ({ canvas }) => {
    const [, first] = within(canvas.getByRole("table")).getAllByRole("row");
    if (!first) throw new Error("The table has no row");
    const size = first.getBoundingClientRect().height;
    // In a narrow table a row is a card, whose lines are as far apart in both.
    if (getComputedStyle(first).display === "table-row") await expect(size).toBeLessThan(40);
  },
};

/** A press on a header sorts by its column. */
export const Sorting: Story = {
  decorators: [pressedInDocs("th:last-child button, th button")],
  play: async ({ canvas, userEvent, args, step }) => {
    const table = canvas.getByRole("table");
    const header = within(table).getByRole("columnheader", { name: "Amount" });
    await step("A press sorts upwards and says so", async () => {
      await expect(header).not.toHaveAttribute("aria-sort");
      await userEvent.click(within(header).getByRole("button"));
      await expect(header).toHaveAttribute("aria-sort", "ascending");
      await expect(column(table, 4)[0]).toBe("−₹20,000.00");
      await expect(args.onSortChange).toHaveBeenCalledWith(
        { column: "amount", direction: "ascending" },
        expect.objectContaining({ reason: "header" }),
      );
    });
    await step("Another press turns it round", async () => {
      await userEvent.click(within(header).getByRole("button"));
      await expect(header).toHaveAttribute("aria-sort", "descending");
      await expect(column(table, 4)[0]).toBe("+₹5,000.00");
    });
    await step("One header at a time", async () => {
      await userEvent.click(within(table).getByRole("button", { name: "Time" }));
      await expect(header).not.toHaveAttribute("aria-sort");
      await expect(column(table, 0)[0]).toBe("08:27");
    });
  },
};

export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { rows: manyRecords(400), virtualized: true, maxBlockSize: "320px" },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole("table");
    const time = within(table).getByRole("button", { name: "Time" });
    const amount = within(table).getByRole("button", { name: "Amount" });
    const scroller = canvas.getByRole("region", { name: "Account record" });
    scroller.focus();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await expect(scroller).not.toHaveFocus();
    await userEvent.tab();
    await expect(scroller).toHaveFocus();
    await userEvent.tab();
    await expect(time).toHaveFocus();
    await userEvent.tab();
    await expect(amount).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(amount.closest("th")).toHaveAttribute("aria-sort", "ascending");
    await userEvent.keyboard(" ");
    await expect(amount.closest("th")).toHaveAttribute("aria-sort", "descending");
  },
};

/** Ten thousand rows, of which a few dozen are in the page at any time. */
export const TenThousandRows: Story = {
  args: { rows: manyRecords(10_000), virtualized: true, maxBlockSize: "480px", caption: "Betting record, 10,000 bets" },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table");
    await expect(table).toHaveAttribute("aria-rowcount", "10001");
    const inPage = () => table.querySelectorAll("tbody tr[aria-rowindex]");
    await expect(inPage().length).toBeLessThan(60);
    const scroller = canvas.getByRole("region");
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(within(table).getByText("B884009999")).toBeInTheDocument());
    await expect(table.querySelector('tr[aria-rowindex="10001"]')).toBeInTheDocument();
    await expect(inPage().length).toBeLessThan(60);
    scroller.scrollTop = scroller.scrollHeight / 2;
    await waitFor(() => {
      const view = scroller.getBoundingClientRect();
      const middle = [...inPage()].filter((row) => {
        const box = row.getBoundingClientRect();
        return box.top < view.bottom && box.bottom > view.top;
      });
      return expect(middle.length).toBeGreaterThan(5);
    });
    scroller.scrollTop = 0;
    await waitFor(() => expect(table.querySelector('tr[aria-rowindex="2"]')).toBeInTheDocument());
  },
};

/** Sorted once; scrolling only moves the window over the sorted rows. */
export const TenThousandSorted: Story = {
  args: { ...TenThousandRows.args, defaultSort: { column: "amount", direction: "descending" } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole("table");
    const scroller = canvas.getByRole("region");
    const last = () => table.querySelector('tr[aria-rowindex="10001"]')?.children[4]?.textContent;
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(last()).toBe("−₹45,000.00"));
    await userEvent.click(within(table).getByRole("button", { name: "Amount" }));
    await expect(within(table).getByRole("columnheader", { name: "Amount" })).toHaveAttribute("aria-sort", "ascending");
    await waitFor(() => expect(last()).toBe("+₹44,927.00"));
  },
};

/** With a row of totals. */
export const Totals: Story = {
  args: {
    messages: { totals: "Today" },
    columns: recordColumns("en").map((row) => Object.assign(row, row.id === "amount" && { total: "−₹21,897.40" })),
  },
  play: async ({ canvas }) => {
    const total = canvas.getByRole("cell", { name: "−₹21,897.40" });
    await expect(canvas.getByRole("rowheader", { name: "Today" })).toBeVisible();
    await expect(getComputedStyle(total).textAlign).toBe("end");
  },
};
/** Some rows are highlighted. */
export const Highlighted: Story = { args: { highlighted: (row: AccountRecord) => row.status === "open" } };
export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading…");
  },
};
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState level="none" title="Nothing on these days" action={<Button>Last 30 days</Button>}>
        Deposits, withdrawals and bets show here.
      </EmptyState>
    ),
  },
};
export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <ErrorState level={3} title="Connection lost" onRetry={fn()}>
        The list could not load. Your balance and bets are safe.
      </ErrorState>
    ),
  },
};
/** Cards: the same rows and cells in the same order, but for empty ones; still a table to a screen reader, sorting still there. */
export const Phone: Story = {
  args: { columns: [...recordColumns("en"), { id: "action", header: "Action", cell: () => null }] },
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole("table");
    await expect(within(table).getAllByRole("columnheader")).toHaveLength(7);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const first = within(table).getAllByRole("row")[1];
    await expect(first?.lastElementChild?.getBoundingClientRect().height).toBeLessThanOrEqual(1);
    await expect(within(table).getAllByRole("cell").length % 7).toBe(0);
    const tops = [...(first?.children ?? [])].slice(0, -1).map((cell) => cell.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, two) => one - two));
    await expect(canvas.getByText("T2611211432")).toBeVisible();
    await userEvent.click(within(table).getByRole("button", { name: "Amount" }));
    await expect(column(table, 4)[0]).toBe("−₹20,000.00");
  },
};
/** Cards of two lines: `card` says where each value is; what is left out is in what the row opens. */
export const ShortCards: Story = {
  globals: { viewport: { value: "mobile1" } },
  args: { columns: recordColumns("en").map((each) => ({ ...each, card: places.get(each.id) })) },
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole("table")).getAllByRole("row")[1] ?? document.body;
    // In a wide table nothing changes.
    if (getComputedStyle(first).display !== "grid") return;
    await expect(first.getBoundingClientRect().height).toBeLessThan(90);
    await expect(within(first).queryByText("T2611211432")).not.toBeVisible();
  },
};
/** In 640 px two columns have no room; the button brings them back and the table scrolls sideways. */
export const Folded: Story = {
  parameters: { gates: { "320 px": "is in a box of 640 px on purpose" } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("columnheader", { name: "Reference" })).toBeNull();
    await expect(canvas.queryByRole("columnheader", { name: "Status" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await expect(canvas.getByRole("columnheader", { name: "Reference" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Account record" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show less" }));
    await expect(canvas.queryByRole("columnheader", { name: "Reference" })).toBeNull();
  },
};
export const Hindi: Story = {
  args: { caption: "खाता रिकॉर्ड", columns: recordColumns("hi"), rows: accountRecords("hi") },
  globals: { language: "hi" },
};
export const HindiPhone: Story = { args: Hindi.args, globals: { language: "hi", viewport: { value: "mobile1" } } };
export const Arabic: Story = {
  args: { caption: "سجل الحساب", columns: recordColumns("ar"), rows: accountRecords("ar") },
  globals: { language: "ar" },
};
export const Persian: Story = {
  args: { caption: "گردش حساب", columns: recordColumns("fa"), rows: accountRecords("fa") },
  globals: { language: "fa" },
};
/** While the rows load, in a phone's window. */
export const PhoneLoading: Story = { args: Loading.args, globals: { viewport: { value: "mobile1" } } };
const hardRecords: AccountRecord[] = [
  { id: "1", time: "99:99", what: longGerman, reference: longAddress, status: "done", amount: hugeAmount, balance: -hugeAmount },
  { id: "2", time: "", what: longHindi, reference: "", status: "open", amount: -1n, balance: 0n },
  { id: "3", time: "10:16", what: arabicName, reference: mixedValue, status: "rejected", amount: 0n, balance: hugeAmount },
];
/** Cells with long words, sums of 23 digits, both directions, twenty columns, an invalid time and an invalid amount. */
export const Bounds: Story = {
  render: () => (
    <Cases>
      <Case of="Long words, huge sums">
        <DataTable<AccountRecord>
          caption={longGerman}
          rows={hardRecords}
          columns={recordColumns("en")}
          rowKey={(row) => row.id}
        />
      </Case>
      <Case of="Twenty columns">
        <DataTable<AccountRecord>
          caption="Twenty columns"
          rows={hardRecords}
          rowKey={(row) => row.id}
          columns={many(20, (place) => ({
            id: `${place}`,
            header: `${longHindi} ${place}`,
            cell: (row: AccountRecord) => row.what,
          }))}
        />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 2);
    await expect(canvas.getAllByRole("table")).toHaveLength(2);
    await expect(isIsolated(canvasElement, arabicName)).toBe(true);
  },
};
