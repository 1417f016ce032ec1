import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { gear, receipt, signOut, translate, wallet } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { inFrame } from "../overlay/story-frame.ts";
import { Menu, MenuCheckItem, MenuGroup, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator, MenuSub } from "./menu.tsx";

const chosen = fn();
const meta = {
  title: "Actions/Menu",
  component: Menu,
  args: { trigger: <Button>ananya_42</Button>, onOpenChange: fn(), children: null },
  parameters: { layout: "centered", ...inFrame(460) },
  beforeEach: () => void chosen.mockClear(),
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

export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { children: <Account /> },
  play: async ({ canvas, userEvent, args, globals, step }) => {
    const rtl = document.documentElement.dir === "rtl" || globals.direction === "rtl";
    const [into, out] = rtl ? ["{ArrowLeft}", "{ArrowRight}"] : ["{ArrowRight}", "{ArrowLeft}"];
    const trigger = canvas.getByRole("button", { name: "ananya_42" });
    trigger.focus();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("menu");
    await waitFor(() => expect(row(/Wallet/)).toHaveFocus());
    await step("Arrows go round and pass over what is disabled", async () => {
      await userEvent.keyboard("{ArrowUp}");
      await expect(row("Log out")).toHaveFocus();
      await userEvent.keyboard("{Home}{ArrowDown}{ArrowDown}");
      await expect(row("Language")).toHaveFocus();
      await userEvent.keyboard("{End}");
      await expect(row("Log out")).toHaveFocus();
    });
    await step("Typing finds an entry", async () => {
      await userEvent.keyboard("bet");
      await expect(row("Betting record")).toHaveFocus();
    });
    await step("The submenu opens towards the end of the line", async () => {
      await userEvent.keyboard("{ArrowDown}");
      await userEvent.keyboard(into);
      await waitFor(() => expect(row("हिन्दी")).toHaveFocus());
      const [outer, inner] = screen.getAllByRole("menu").map((menu) => menu.getBoundingClientRect());
      await expect(rtl ? (inner?.x ?? 0) < (outer?.x ?? 0) : (inner?.x ?? 0) > (outer?.x ?? 0)).toBe(true);
      await userEvent.keyboard(out);
      await waitFor(() => expect(row("Language")).toHaveFocus());
    });
    await step("A checked entry turns over and the menu stays", async () => {
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await waitFor(() => expect(screen.getByRole("menuitemcheckbox", { name: "Sound" })).toBeChecked());
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    });
    await step("Choosing closes, and focus returns", async () => {
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("menu");
      await waitFor(() => expect(row(/Wallet/)).toHaveFocus());
      await userEvent.keyboard("{Enter}");
      await expect(chosen).toHaveBeenCalledOnce();
      await userEvent.keyboard("{Enter}{Escape}");
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "escape" }));
    });
  },
};
