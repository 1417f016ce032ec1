import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman, longHindi, longAddress, arabicName } from "../story/hard-values.ts";
import { isIsolated } from "../story/faults.ts";
import { forcedStates } from "../story/forced-states.tsx";
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
/** With a count of unread messages on one entry. */
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
/** The current page at rest, the next entry hovered, the deposit focused, the fourth pressed, and the last at rest. */
export const HoverAndFocus: Story = {
  decorators: [forcedStates("[data-part=entry]")],
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
/** Five entries, each with a word that is too long for it; a badge with a huge number. */
export const Bounds: Story = {
  args: {
    items: bottomItems("en").map((item, place) =>
      Object.assign(item, {
        label: [longGerman, longHindi, arabicName, longAddress, ""][place] ?? "",
        "aria-label": place === 4 ? "Me" : undefined,
        badge: place === 0 ? <CountBadge count={999_999_999} label="Very many unread" /> : undefined,
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const entries = canvas.getAllByRole("link").map((entry) => entry.getBoundingClientRect());
    await expect(entries).toHaveLength(5);
    for (const entry of entries) await expect(Math.round(entry.width)).toBe(Math.round(entries[0]?.width ?? 0));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      canvasElement.ownerDocument.documentElement.clientWidth,
    );
    for (const text of [longGerman, longHindi, arabicName]) await expect(isIsolated(canvasElement, text)).toBe(true);
  },
};
