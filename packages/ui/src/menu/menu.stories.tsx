import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { longGerman, longHindi, arabicName, many } from "../story/hard-values.ts";
import { isIsolated, faultsOf } from "../story/faults.ts";
import { expect, fn, screen, waitFor } from "storybook/test";
import { keyboard } from "./menu.keyboard.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { Button } from "../button/button.tsx";
import { gear, receipt, signOut, translate, wallet } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { forcedStates } from "../story/forced-states.tsx";
import { inFrame } from "../overlay/story-frame.ts";
import { Menu, MenuCheckItem, MenuGroup, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator } from "./menu.tsx";
import { MenuSub } from "./menu-sub.tsx";

const chosen = fn();
const meta = {
  title: "Actions/Menu",
  component: Menu,
  args: { trigger: <Button>ananya_42</Button>, onOpenChange: fn(), children: null },
  parameters: { layout: "centered", ...inFrame(460) },
  beforeEach: () => void chosen.mockClear(),
  argTypes: { trigger: { control: false }, children: { control: false } },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

function Account() {
  const [sound, setSound] = useState(false);
  const [odds, setOdds] = useState("decimal");
  return (
    <>
      <MenuItem icon={<Icon art={wallet} />} hint="₹48,250.75" textValue="Wallet" onSelect={chosen}>
        Wallet
      </MenuItem>
      <MenuItem icon={<Icon art={receipt} />}>Betting record</MenuItem>
      <MenuItem icon={<Icon art={gear} />} disabled>
        Settings
      </MenuItem>
      <MenuSub label="Language" icon={<Icon art={translate} />}>
        <MenuItem>हिन्दी</MenuItem>
        <MenuItem>English</MenuItem>
        <MenuItem>العربية</MenuItem>
      </MenuSub>
      <MenuSeparator />
      <MenuGroup label="Game">
        <MenuCheckItem checked={sound} onCheckedChange={setSound}>
          Sound
        </MenuCheckItem>
      </MenuGroup>
      <MenuRadioGroup label="Odds" value={odds} onValueChange={setOdds}>
        <MenuRadioItem value="decimal">Decimal, 1.62</MenuRadioItem>
        <MenuRadioItem value="fraction">Fractions, 31/50</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem icon={<Icon art={signOut} flip />} tone="negative">
        Log out
      </MenuItem>
    </>
  );
}

export const Playground: Story = { args: { children: <Account /> } };
export const Open: Story = {
  args: { children: <Account />, defaultOpen: true },
  play: async () => void (await screen.findByRole("menu")),
};
export const HoverAndFocus: Story = {
  decorators: [forcedStates("[role=menuitem]:not([aria-disabled])", "[role=menuitemcheckbox]")],
  args: {
    defaultOpen: true,
    trigger: <Button>States</Button>,
    children: (
      <>
        <MenuItem>At rest</MenuItem>
        <MenuItem>Hover</MenuItem>
        <MenuItem>Focus</MenuItem>
        <MenuItem>Pressed</MenuItem>
        <MenuItem disabled>Disabled</MenuItem>
        <MenuSeparator />
        <MenuCheckItem checked onCheckedChange={chosen}>
          Checked
        </MenuCheckItem>
        <MenuCheckItem checked onCheckedChange={chosen}>
          Checked, hovered
        </MenuCheckItem>
      </>
    ),
  },
};
export const Hindi: Story = {
  args: {
    defaultOpen: true,
    trigger: <Button>मेरा खाता</Button>,
    children: (
      <>
        <MenuItem>वॉलेट</MenuItem>
        <MenuItem>दाँव का ब्योरा और पिछले तीस दिनों का पूरा लेखा-जोखा, हर खेल के साथ</MenuItem>
        <MenuItem tone="negative">लॉग आउट</MenuItem>
      </>
    ),
  },
  globals: { language: "hi" },
};

const row = (name: string | RegExp) => screen.getByRole("menuitem", { name });

const on = (name: string | RegExp) => waitFor(() => expect(row(name)).toHaveFocus());
export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { children: <Account /> },
  play: async ({ canvas, userEvent, args, step }) => {
    const trigger = canvas.getByRole("button", { name: "ananya_42" });
    const closed = async () => {
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    };
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        "ArrowDown (on the trigger)": async (press) => {
          trigger.focus();
          await press();
          await on(/Wallet/);
        },
        "ArrowUp (on the trigger)": async (press) => {
          await userEvent.keyboard("{Escape}");
          await closed();
          await press();
          await on("Log out");
        },
        ArrowUp: async (press) => {
          row(/Wallet/).focus();
          await press();
          await on("Log out");
        },
        Home: async (press) => {
          await press();
          await on(/Wallet/);
        },
        ArrowDown: async (press) => {
          await press();
          await on("Betting record");
          await press();
          await on("Language");
        },
        End: async (press) => {
          await press();
          await on("Log out");
        },
        "B (any letter)": async (press) => {
          await press();
          await on("Betting record");
        },
        ArrowRight: async (press) => {
          row("Language").focus();
          await press();
          await on("हिन्दी");
          const [outer = 0, inner = 0] = screen.getAllByRole("menu").map((menu) => menu.getBoundingClientRect().x);
          await expect(inner > outer).toBe(document.documentElement.dir !== "rtl");
        },
        ArrowLeft: async (press) => {
          await press();
          await on("Language");
        },
        Space: async (press) => {
          screen.getByRole("menuitemcheckbox", { name: "Sound" }).focus();
          await press();
          await waitFor(() => expect(screen.getByRole("menuitemcheckbox", { name: "Sound" })).toBeChecked());
        },
        Enter: async (press) => {
          row(/Wallet/).focus();
          await press();
          await expect(chosen).toHaveBeenCalledOnce();
          await closed();
        },
        Escape: async (press) => {
          await userEvent.keyboard("{Enter}");
          await on(/Wallet/);
          await press();
          await closed();
          await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "escape" }));
        },
        Tab: async (press) => {
          await userEvent.keyboard("{Enter}");
          await on(/Wallet/);
          await press();
          await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
          await expect(trigger).not.toHaveFocus();
        },
      },
    );
  },
};
/** Two hundred entries whose words cannot break: the list keeps to the window and scrolls in itself. */
export const Bounds: Story = {
  args: {
    defaultOpen: true,
    children: many(200, (place) => (
      <MenuItem key={place} hint="₹9,99,99,99,99,999.00" textValue={`${place}`}>
        {[longGerman, longHindi, arabicName][place] ?? `Round ${place}`}
      </MenuItem>
    )),
  },
  play: async () => {
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
    await waitFor(() => expect(faultsOf(menu)).toEqual([]));
    await expect(isIsolated(menu, arabicName)).toBe(true);
  },
};
