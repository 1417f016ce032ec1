import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { check, copy, x } from "../icon/art.gen.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { named } from "../story/named.ts";
import { type AccountRecord, accountRecords, recordColumns } from "../story/record-fixture.tsx";
import { DataTable } from "./data-table.tsx";
import { keyboard } from "./row-actions.keyboard.ts";
import { actionLabels } from "./row-actions.fixture.ts";
import { useRowActions } from "./use-row-actions.tsx";

interface Args {
  language: "en" | "hi" | "ar";
  caption: string;
  records: readonly AccountRecord[];
  /** Which of the three actions a row has. */
  count: number;
  maxButtons?: number;
  onAction: (action: string, row: string) => void;
}
const rowKey = ({ id }: AccountRecord) => id;
const rowLabel = ({ what, time }: AccountRecord) => `${what}, ${time}`;

function WithActions({ language, caption, records, count, maxButtons, onAction }: Args) {
  const labels = actionLabels[language];
  const features = [
    useRowActions<AccountRecord>({
      rowLabel,
      maxButtons,
      actions: (row) =>
        [
          { id: "repeat", label: labels.repeat, art: check, onSelect: () => onAction("repeat", row.id) },
          { id: "copy", label: labels.copy, art: copy, onSelect: () => onAction("copy", row.id) },
          {
            id: "cancel",
            label: labels.cancel,
            art: x,
            tone: "negative" as const,
            disabled: row.status !== "open",
            onSelect: () => onAction("cancel", row.id),
          },
        ].slice(0, row.status === "rejected" ? 0 : count),
    }),
  ];
  return <DataTable caption={caption} columns={recordColumns(language)} rows={records} rowKey={rowKey} features={features} />;
}
const meta: Meta<Args> = {
  title: "Data/DataTable, row actions",
  component: WithActions,
  // Documented with the others.
  tags: ["!autodocs"],
  args: { language: "en", caption: "Account record", records: accountRecords("en"), count: 2, onAction: fn() },
};
export default meta;
type Story = StoryObj<Args>;

const deposit = "Deposit · UPI, 14:32";

/** Up to two actions are buttons at the end of the row; a row without an action has an empty cell. */
export const Buttons: Story = {};

/** Each button is named by its action and its row. */
export const Pressing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("columnheader", { name: "Actions" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: `Copy, ${deposit}` }));
    await expect(args.onAction).toHaveBeenCalledWith("copy", "T2611211432-0");
    await expect(canvas.queryByRole("button", { name: /Copy, Withdrawal · SBI ••4471, 08:27/ })).toBeNull();
  },
};

/** Three and more are a menu; what cannot be undone is last. */
export const InMenu: Story = { args: { count: 3 } };

/** The menu of a row runs its action and gives the focus back. */
export const ChoosingInMenu: Story = {
  args: { count: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole("button", { name: "Actions for Bet · Pearl Monsoon, 13:05" });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Cancel" }));
    await expect(args.onAction).toHaveBeenCalledWith("cancel", "B884120077-1");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { count: 3 },
  play: async ({ canvas, userEvent, step, args }) => {
    const menu = (row: string) => canvas.getByRole("button", { name: named(`Actions for ${row}`) });
    menu(deposit).focus();
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        Tab: async (press) => {
          await press();
          await expect(menu("Bet · Pearl Monsoon, 13:05")).toHaveFocus();
        },
        "Shift+Tab": async (press) => {
          await press();
          await expect(menu(deposit)).toHaveFocus();
        },
        Enter: async (press) => {
          await press();
          await waitFor(() => expect(screen.getByRole("menuitem", { name: "Repeat" })).toHaveFocus());
          await press();
          await expect(args.onAction).toHaveBeenCalledWith("repeat", "T2611211432-0");
          await waitFor(() => expect(menu(deposit)).toHaveFocus());
        },
      },
    );
  },
};

/** On a phone each card has one menu in its corner, even for one action. */
export const Phone: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: `Actions for ${deposit}` })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: `Copy, ${deposit}` })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const Hindi: Story = {
  args: { language: "hi", caption: "खाता रिकॉर्ड", records: accountRecords("hi") },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: { language: "ar", caption: "سجل الحساب", records: accountRecords("ar") },
  globals: { language: "ar" },
};
export const ArabicPhone: Story = { args: Arabic.args, globals: { language: "ar", viewport: { value: "mobile1" } } };
