import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CountBadge } from "../count-badge/count-badge.tsx";
import { bottomItems } from "../story/shell-fixture.ts";
import { BottomNav } from "./bottom-nav.tsx";

const meta = {
  title: "Navigation/BottomNav",
  component: BottomNav,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 160 } } },
  args: { label: "Main", items: bottomItems("en") },
  globals: { viewport: { value: "mobile1" } },
} satisfies Meta<typeof BottomNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole("link");
    await expect(entries.map((entry) => entry.textContent)).toEqual(["Home", "Games", "Deposit", "Promotions", "Me"]);
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await Promise.all(entries.map((entry) => expect(entry.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)));
  },
};
export const Hindi: Story = {
  args: { items: bottomItems("hi"), label: "मुख्य" },
  globals: { language: "hi", viewport: { value: "mobile1" } },
};
export const Arabic: Story = {
  args: { items: bottomItems("ar"), label: "الرئيسية" },
  globals: { language: "ar", viewport: { value: "mobile1" } },
};
export const WithBadge: Story = {
  args: {
    items: bottomItems("en").map((item) =>
      Object.assign(item, item.id === "me" && { badge: <CountBadge count={4} label="4 unread" /> }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /Me\s*4 unread/ })).toBeVisible();
  },
};
export const LongWords: Story = {
  args: { items: bottomItems("en").map((item) => Object.assign(item, { label: `${item.label}ennungen` })) },
};
export const Wide: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("nav")).not.toBeVisible();
  },
};
