import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { longGerman, longHindi, longAddress, arabicName, many } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Case } from "../story/bounds.tsx";
import { keyboard } from "./announcement-centre.keyboard.ts";
import { Modal } from "../modal/modal.tsx";
import { forcedStates } from "../story/forced-states.tsx";
import { inFrame } from "../overlay/story-frame.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { Button } from "../button/button.tsx";
import { AnnouncementCentre } from "./announcement-centre.tsx";
import { announcements, dates } from "./fixture.ts";

const meta = {
  title: "Patterns/AnnouncementCentre",
  component: AnnouncementCentre,
  args: { items: announcements("en", 63), dates: dates("en"), onValueChange: fn(), onPageChange: fn() },
  parameters: { layout: "padded" },
} satisfies Meta<typeof AnnouncementCentre>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow = [(Story: () => React.ReactElement) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>];

/** In a wide container the list and the open announcement are side by side. */
export const SideBySide: Story = {
  args: {
    renderActions: () => (
      <>
        <Button variant="primary">Write to support</Button>
        <Button>Deposit another way</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(7 + 5);
    await expect(canvas.getByRole("region", { name: "UPI deposits delayed until 22:00" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Beware of fake agents/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith("a7", expect.objectContaining({ reason: "item" }));
    await expect(canvas.getByRole("region", { name: "Beware of fake agents" })).toHaveTextContent(
      "We never ask for your password",
    );
    await expect(canvas.getByText(/^Beware of fake agents\. /, { selector: "output" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Page 2" }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2, expect.objectContaining({ reason: "page" }));
    await expect(canvas.getByText("8 to 14 of 63")).toBeVisible();
  },
};
/** Announcements of the list: after the open one, one at rest, then one hovered, one focused and one pressed. */
export const HoverAndFocus: Story = {
  decorators: [forcedStates("[data-part=list] :is(a, button):not([aria-current])")],
};
export const Hindi: Story = { args: { items: announcements("hi", 63), dates: dates("hi") }, globals: { language: "hi" } };
export const Arabic: Story = { args: { items: announcements("ar", 63), dates: dates("ar") }, globals: { language: "ar" } };
export const Urdu: Story = {
  args: { items: announcements("ur", 63), dates: dates("ur") },
  globals: { language: "ur" },
  play: async ({ canvas }) => {
    // Begins with Latin letters, and is a sentence from right to left all the same.
    for (const title of canvas.getAllByText(/^UPI ڈپازٹ میں تاخیر/)) await expect(getComputedStyle(title).direction).toBe("rtl");
  },
};
export const Persian: Story = {
  args: { items: announcements("fa", 63), dates: dates("fa") },
  globals: { language: "fa" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("شنبه 30 آبان 1405 · 13:40")).toBeVisible();
  },
};

/** In a narrow container the list is shown alone. */
export const NarrowList: Story = { decorators: narrow };
/** In a narrow container the open announcement is shown alone, with a way back. */
export const NarrowDetail: Story = {
  decorators: narrow,
  args: { defaultValue: "a1", items: announcements("hi", 63), dates: dates("hi") },
  globals: { language: "hi" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "सभी घोषणाएँ" }));
    await expect(canvas.getByRole("list", { name: "घोषणाओं की सूची" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: /UPI/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /UPI/ }));
  },
};
/** In a modal, which gives it its title and its card. */
export const InModal: Story = {
  args: { labelHidden: true, level: 2 },
  parameters: inFrame(560),
  render: (args) => (
    <Modal defaultOpen title="Announcements" style={{ inlineSize: 960 }}>
      <AnnouncementCentre {...args} />
    </Modal>
  ),
  play: async () => {
    const panel = within(await screen.findByRole("dialog", { name: "Announcements" }));
    await expect(panel.getByRole("region", { name: "UPI deposits delayed until 22:00" })).toBeInTheDocument();
    await expect(panel.queryByRole("heading", { level: 1 })).toBeNull();
  },
};
export const Loading: Story = { args: { status: "loading", items: [] } };
export const Empty: Story = { args: { items: [] } };
export const Failed: Story = {
  args: { status: "error", items: [], onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const again = canvas.getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible();
    await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Too few announcements for a pagination. */
export const OnePage: Story = { args: { items: announcements("en", 4) } };
/** The server pages: these are the seven of page 3. */
export const PagedByServer: Story = { args: { items: announcements("en", 7), total: 63, page: 3, unreadCount: 12 } };
/** Addresses for items and pages; an ordinary press stays in the application. */
export const Links: Story = {
  args: { value: "a2", href: (id) => (id ? `?item=${id}` : "?"), pageHref: (page) => `?page=${page}` },
  play: async ({ canvas, userEvent, args }) => {
    const item = canvas.getByRole("link", { name: /Weekly rebate/ });
    await expect(item).toHaveAttribute("href", "?item=a3");
    await userEvent.click(item);
    await expect(args.onValueChange).toHaveBeenCalledWith("a3", expect.objectContaining({ reason: "item" }));
    await expect(canvas.getByRole("region", { name: "12 new slots from Saffron Reel" })).toBeVisible();
  },
};
const hostile = announcements("en", 3).map((item, index) =>
  index === 0
    ? {
        ...item,
        title: `<b>Bonus</b> <img src=x onerror=alert(1)> ‮evil`,
        content: `<p onclick="window.hit=1">Free money</p><script>window.hit = 1</script><form action="https://evil.example"><input placeholder="password"></form><p style="position:fixed;inset:0">${"averyveryverylongword".repeat(20)}</p>`,
      }
    : item,
);
/** Markup in an announcement is shown as text and does nothing. */
export const HostileContent: Story = {
  args: { items: hostile },
  play: async ({ canvas }) => {
    const detail = canvas.getByRole("region", { name: /Bonus/ });
    await expect(within(detail).queryByRole("textbox")).toBeNull();
    await expect(detail.querySelector("script, style, form, [style], [onclick], img")).toBeNull();
    await expect(detail.scrollWidth).toBeLessThanOrEqual(detail.clientWidth);
    await expect(window).not.toHaveProperty("hit");
  },
};

export const Keyboard: Story = {
  tags: ["keyboard"],
  decorators: narrow,
  play: async ({ canvas, userEvent, step }) => {
    const items = within(canvas.getByRole("list", { name: "List of announcements" })).getAllByRole("button");
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        ArrowDown: async (press) => {
          items[0]?.focus();
          await press();
          await press();
          await expect(items[2]).toHaveFocus();
        },
        ArrowUp: async (press) => {
          await press();
          await expect(items[1]).toHaveFocus();
        },
        End: async (press) => {
          await press();
          await expect(items[6]).toHaveFocus();
        },
        Home: async (press) => {
          await press();
          await expect(items[0]).toHaveFocus();
        },
        Enter: async (press) => {
          items[1]?.focus();
          await press();
          await waitFor(() => expect(canvas.getByRole("region", { name: "12 new slots from Saffron Reel" })).toHaveFocus());
        },
        "Enter (on Back)": async (press) => {
          await userEvent.tab();
          await expect(canvas.getByRole("button", { name: "All announcements" })).toHaveFocus();
          await press();
          await waitFor(() => expect(canvas.getByRole("button", { name: /12 new slots/ })).toHaveFocus());
        },
      },
    );
  },
};
/** 10,000 of them, a page's worth in the page; titles that cannot break, of both directions, and an invalid time. */
export const Bounds: Story = {
  // Storybook prints each date of the arguments as source, and fails at an invalid one.
  parameters: { docs: { source: { type: "code" } } },
  args: {
    items: many(10_000, (place) => ({
      id: `a${place}`,
      title: [longGerman, longHindi, arabicName][place % 3] ?? "",
      summary: longAddress,
      content: place === 0 ? `<p>${longGerman}</p><p>${arabicName}</p>` : "",
      timestamp: new Date(place === 1 ? Number.NaN : Date.UTC(2026, 10, 21)),
      unread: true,
      tag: { label: longGerman, tone: "warning" as const },
    })),
  },
  render: (args) => (
    <Case of="10,000 with long words">
      <AnnouncementCentre {...args} />
    </Case>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 1);
    await expect(within(canvas.getByRole("list", { name: "List of announcements" })).getAllByRole("button")).toHaveLength(7);
    await expect(canvas.getByText("1 to 7 of 10,000")).toBeVisible();
  },
};
