import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { forcedStates } from "../story/forced-states.tsx";
import { stateNames } from "../story/force-states.ts";
import { inFrame } from "../overlay/story-frame.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { moneyParts } from "../money/money-parts.ts";
import { longGerman, longHindi, hugeAmount } from "../story/hard-values.ts";
import { holds, faultsOf } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { accountWords } from "../story/account-fixture.tsx";
import { named } from "../story/named.ts";
import { stayHere } from "../story/stay-here.ts";
import { LoggedInPanel } from "./logged-in-panel.tsx";

const logout = fn();
const meta = {
  title: "Patterns/LoggedInPanel",
  component: LoggedInPanel,
  tags: ["!autodocs"],
  args: accountWords("en", logout),
  globals: { viewport: { value: "desktop" } },
  beforeEach: () => {
    logout.mockClear();
    return stayHere();
  },
  decorators: [
    (Story) => (
      <div data-ground="cloth" style={{ padding: 12, display: "flex", justifyContent: "end" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoggedInPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Balance 14:32 ₹48,250.75" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Deposit" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Withdraw" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Inbox, 4 new" })).toBeVisible();
  },
};
/** Four panels, of which each part is at rest, hovered, focused and pressed. */
export const HoverAndFocus: Story = {
  decorators: [
    forcedStates(
      "[data-part=balance]",
      "[data-part=deposit]",
      "[data-part=withdraw]",
      "[data-part=inbox]",
      "[data-part=account]",
    ),
  ],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {Object.values(stateNames).map((name) => (
        <LoggedInPanel {...args} key={name} />
      ))}
    </div>
  ),
};
/** With the account's menu open. */
export const AccountMenu: Story = {
  decorators: [pressedInDocs("button[aria-haspopup=menu]")],
  parameters: inFrame(520),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: named("Account menu: ananya_42") }));
    const level = await screen.findByText("VIP 3");
    await waitFor(() => expect(level).toBeVisible());
    await expect(screen.getByRole("menuitem", { name: "Wallet" })).toHaveAttribute("href", "#wallet");
    await userEvent.click(screen.getByRole("menuitem", { name: "Log out" }));
    await expect(logout).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: named("Account menu: ananya_42") }));
    await screen.findByRole("menu");
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent }) => {
    for (const name of [/Balance/, "Deposit", "Withdraw", /Inbox/]) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name })).toHaveFocus();
    }
    await userEvent.tab();
    const account = canvas.getByRole("button", { name: named("Account menu: ananya_42") });
    await expect(account).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Wallet" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("menuitem", { name: "Betting record" })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(screen.getByRole("menuitem", { name: "Log out" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(account).toHaveFocus());
    await userEvent.keyboard(" ");
    await screen.findByRole("menu");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Wallet" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};
/** Without a network the figure greys and says when it was true. */
export const Stale: Story = {
  args: { balance: { ...accountWords("en", logout).balance, asOf: "as of 14:32", stale: true } },
};
/** Without unread messages. */
/** A part of the sum is a bonus, which cannot be staked. */
export const WithBonus: Story = {
  args: { balance: { ...accountWords("en", logout).balance, detail: "incl. ₹500.00 bonus" } },
};
/** No number where every message is read. */
export const NothingUnread: Story = { args: { inbox: { label: "Inbox", count: 0, href: "#inbox" } } };
export const Hindi: Story = { args: accountWords("hi", logout), globals: { language: "hi", viewport: { value: "desktop" } } };
export const Arabic: Story = { args: accountWords("ar", logout), globals: { language: "ar", viewport: { value: "desktop" } } };
export const Narrow: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: "Balance 14:32 ₹48,250.75" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Deposit" })).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
/** A balance of 23 digits, a name that cannot break, more messages than are counted. */
export const Bounds: Story = {
  args: {
    account: longGerman,
    balance: {
      ...accountWords("en", logout).balance,
      parts: moneyParts({ amount: -hugeAmount, currency: "INR", locale: "en-IN" }),
    },
    inbox: { label: "Inbox, 99+ new", count: 999_999_999, href: "#inbox" },
    memberLabel: longHindi,
  },
  render: (args) => (
    <Cases inline={620}>
      <Case of="Huge and negative">
        <LoggedInPanel {...args} />
      </Case>
    </Cases>
  ),
  decorators: [(Story) => <div style={{ inlineSize: "min(100%, 620px)" }}>{Story()}</div>],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await holds(canvasElement, 1);
    await userEvent.click(canvas.getByRole("button", { name: /Account/ }));
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(faultsOf(menu)).toEqual([]));
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
