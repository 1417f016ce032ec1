import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { longGerman, longHindi, arabicName, many } from "../story/hard-values.ts";
import { holds, isIsolated } from "../story/faults.ts";
import { Case } from "../story/bounds.tsx";
import { navItems, navLabel, type ShellLanguage } from "../story/shell-fixture.ts";
import { forcedStates } from "../story/forced-states.tsx";
import { stayHere } from "../story/stay-here.ts";
import { VendorMark } from "../vendor-mark/vendor-mark.tsx";
import { NavBar } from "./nav-bar.tsx";

const mark = (name: string) => <VendorMark name={name} />;
const inLanguage = (language: ShellLanguage) => ({
  args: { label: navLabel[language], items: navItems(language, mark) },
  globals: { language },
});

const meta = {
  title: "Navigation/NavBar",
  component: NavBar,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { label: navLabel.en, items: navItems("en", mark), onValueChange: fn() },
  globals: { viewport: { value: "desktop" } },
  beforeEach: stayHere,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <header style={{ position: "relative" }}>
          <Story />
        </header>
        <p style={{ padding: 32 }}>
          <a href="#popular">Popular games</a>
        </p>
      </div>
    ),
  ],
} satisfies Meta<typeof NavBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With all menus closed. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("button", { name: "Slots" })).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.getByRole("link", { name: "Lottery" })).toBeVisible();
  },
};

export const Open: Story = {
  args: { defaultValue: "slots" },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Slots" });
    const cells = within(list).getAllByRole("link");
    await expect(cells).toHaveLength(14);
    await expect(cells.at(-1)).toHaveTextContent("All 38 providers");
    await waitFor(() => expect(within(list).getByRole("link", { name: "Vaulted" })).toBeVisible());
    await expect(within(list).queryByRole("link", { name: "Lacquer House" })).toBeNull();
  },
};

/** Entries of the bar and vendors of the open menu: at rest, hovered, focused and pressed, in this order. */
export const HoverAndFocus: Story = {
  args: { defaultValue: "sports" },
  decorators: [forcedStates("[data-part=entry]:not([aria-current], [data-state=open])", "[data-part=vendor]")],
};
/** A test that opens the menus with the pointer. */
export const Hover: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.hover(canvas.getByRole("button", { name: "Sports" }));
    const list = await canvas.findByRole("list", { name: "Sports" });
    await expect(within(list).getAllByRole("link")).toHaveLength(5);
    await userEvent.hover(canvas.getByRole("button", { name: "Fishing" }));
    await canvas.findByRole("list", { name: "Fishing" });
    await waitFor(() => expect(canvas.queryByRole("list", { name: "Sports" })).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith("fishing", expect.objectContaining({ reason: "hover" }));
    await step("The press that comes with the hover keeps the menu; the next one closes it", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Fishing" }));
      await expect(canvas.getByRole("list", { name: "Fishing" })).toBeInTheDocument();
      await userEvent.click(canvas.getByRole("button", { name: "Fishing" }));
      await waitFor(() => expect(canvas.queryByRole("list", { name: "Fishing" })).toBeNull());
    });
  },
};

/** A chosen link closes its menu. */
export const ChoosingCloses: Story = {
  args: { defaultValue: "slots" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Kestrel" }));
    await waitFor(() => expect(canvas.queryByRole("list", { name: "Slots" })).toBeNull());
  },
};

export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent, step }) => {
    const rtl = document.documentElement.dir === "rtl";
    const [next, before] = rtl ? ["{ArrowLeft}", "{ArrowRight}"] : ["{ArrowRight}", "{ArrowLeft}"];
    const entry = (name: string) => canvas.getByRole("button", { name });
    await step("Arrows walk the bar in reading order", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "Home" })).toHaveFocus();
      await userEvent.keyboard(next);
      await expect(entry("Live casino")).toHaveFocus();
      await userEvent.keyboard(next);
      await userEvent.keyboard(next);
      await userEvent.keyboard(before);
      await expect(entry("Slots")).toHaveFocus();
    });
    await step("Enter opens, ArrowDown goes in, Escape comes back", async () => {
      await userEvent.keyboard("{Enter}");
      await canvas.findByRole("list", { name: "Slots" });
      await userEvent.keyboard("{ArrowDown}");
      await waitFor(() => expect(canvas.getByRole("link", { name: "Saffron Reel" })).toHaveFocus());
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("list", { name: "Slots" })).toBeNull());
      await expect(entry("Slots")).toHaveFocus();
    });
    await step("Tab goes through the menu and on to the next entry", async () => {
      await userEvent.keyboard(" ");
      await canvas.findByRole("list", { name: "Slots" });
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole("link", { name: "Saffron Reel" })).toHaveFocus());
      for (let index = 0; index < 13; index += 1) await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "All 38 providers" })).toHaveFocus();
      await userEvent.tab();
      await waitFor(() => expect(entry("Sports")).toHaveFocus());
    });
  },
};

export const Hindi: Story = inLanguage("hi");
export const Arabic: Story = { args: { ...inLanguage("ar").args, defaultValue: "slots" }, globals: inLanguage("ar").globals };
/** Words a third longer break the bar into two lines; nothing is cut. */
export const LongWords: Story = {
  args: { items: navItems("en", mark).map((item) => Object.assign(item, { label: `${item.label} ${item.label.slice(0, 5)}` })) },
};
/** Vendors without marks are set in type. */
export const WithoutMarks: Story = { args: { items: navItems("en", () => undefined), defaultValue: "live" } };
/** The bottom bar takes its place. */
export const Narrow: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("nav")).not.toBeVisible();
  },
};
/** Forty categories, words that cannot break, two hundred vendors of which the menu shows what it has room for. */
export const Bounds: Story = {
  args: {
    defaultValue: "0",
    items: many(12, (place) => ({
      id: `${place}`,
      label: [longGerman, longHindi, arabicName][place] ?? `Category ${place}`,
      href: `#${place}`,
      current: false,
      vendors: place
        ? []
        : many(200, (row) => ({ id: `${row}`, name: [longGerman, longHindi][row] ?? `Kestrel ${row}`, href: "#v" })),
      more: { label: longGerman, href: "#all" },
    })),
  },
  render: (args) => (
    <Case of="Long words">
      <NavBar {...args} />
    </Case>
  ),
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole("list", { name: longGerman });
    await expect(within(list).getAllByRole("link")).toHaveLength(14);
    await holds(canvasElement, 1);
    await expect(isIsolated(canvasElement, arabicName)).toBe(true);
  },
};
