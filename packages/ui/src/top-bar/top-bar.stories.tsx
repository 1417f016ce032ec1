import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { moneyParts } from "../money/money-parts.ts";
import { longGerman, longHindi, hugeAmount } from "../story/hard-values.ts";
import { BrandMark } from "../brand-mark/brand-mark.tsx";
import { square } from "../button/button.css.ts";
import { Button } from "../button/button.tsx";
import { list } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { LanguageSelect } from "../language-select/language-select.tsx";
import { LoggedInPanel } from "../logged-in-panel/logged-in-panel.tsx";
import { accountWords } from "../story/account-fixture.tsx";
import { languages } from "../story/shell-fixture.ts";
import { ThemeSwitch } from "../theme-switch/theme-switch.tsx";
import { GuestActions, TopBar } from "./top-bar.tsx";

const change = fn();
const brand = (
  <a href="#home">
    <BrandMark name="Baize" />
  </a>
);
const menu = <Button variant="ghost" className={square.md} aria-label="Menu" icon={<Icon art={list} />} />;
const tools = (
  <>
    <LanguageSelect label="Language" languages={languages} value="EN" onValueChange={change} />
    <ThemeSwitch label="Dark theme" value="light" onValueChange={change} />
  </>
);
const guest = (
  <>
    {tools}
    <GuestActions login={{ label: "Log in", href: "#login" }} register={{ label: "Register", href: "#register" }} />
  </>
);
const member = (
  <>
    {tools}
    <LoggedInPanel {...accountWords("en", change)} />
  </>
);

const meta = {
  title: "Navigation/TopBar",
  component: TopBar,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { brand, menu, find: { label: "Find a game", href: "#search" }, children: guest },
  globals: { viewport: { value: "desktop" } },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For a visitor. */
export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Find a game" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Log in" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Register" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Menu" })).toBeNull();
  },
};
/** For a member. */
export const Member: Story = { args: { children: member } };
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent }) => {
    const order = [
      canvas.getByRole("link", { name: "Baize" }),
      canvas.getByRole("link", { name: "Find a game" }),
      canvas.getByRole("button", { name: "Language: English" }),
      canvas.getByRole("switch", { name: "Dark theme" }),
      canvas.getByRole("link", { name: "Log in" }),
      canvas.getByRole("link", { name: "Register" }),
    ];
    for (const part of order) {
      await userEvent.tab();
      await expect(part).toHaveFocus();
    }
  },
};
const fits = async (canvasElement: HTMLElement) =>
  expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
/** For a visitor, in a phone's window. */
export const GuestNarrow: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: "Menu" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Log in" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Register" })).toBeVisible();
    await fits(canvasElement);
  },
};
/** For a member, in a phone's window. */
export const MemberNarrow: Story = {
  args: { children: member },
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: "Balance 14:32 ₹48,250.75" })).toBeVisible();
    await fits(canvasElement);
  },
};
/** For a member, in a tablet's window. */
export const MemberTablet: Story = { args: { children: member }, globals: { viewport: { value: "tablet" } } };
export const Hindi: Story = {
  args: {
    find: { label: "खेल खोजें", href: "#search" },
    children: (
      <>
        <LanguageSelect label="भाषा" languages={languages} value="HI" onValueChange={change} />
        <ThemeSwitch label="डार्क थीम" value="light" onValueChange={change} />
        <LoggedInPanel {...accountWords("hi", change)} />
      </>
    ),
  },
  globals: { language: "hi", viewport: { value: "desktop" } },
};
export const Arabic: Story = {
  args: {
    find: { label: "ابحث عن لعبة", href: "#search" },
    children: (
      <>
        <LanguageSelect label="اللغة" languages={languages} value="AR" onValueChange={change} />
        <ThemeSwitch label="المظهر الداكن" value="light" onValueChange={change} />
        <LoggedInPanel {...accountWords("ar", change)} />
      </>
    ),
  },
  globals: { language: "ar", viewport: { value: "desktop" } },
};
/** A balance of 23 digits and words that cannot break, on a phone. */
export const Bounds: Story = {
  globals: { viewport: { value: "mobile1" } },
  args: {
    find: { label: longGerman, href: "#search" },
    children: (
      <>
        <ThemeSwitch label={longHindi} value="light" onValueChange={change} />
        <LoggedInPanel
          {...accountWords("en", change)}
          account={longGerman}
          balance={{
            ...accountWords("en", change).balance,
            parts: moneyParts({ amount: hugeAmount, currency: "INR", locale: "en-IN" }),
          }}
        />
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await fits(canvasElement);
    await expect(canvas.getByRole("link", { name: /Balance/ })).toBeVisible();
  },
};
