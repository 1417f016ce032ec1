import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longGerman, longHindi, arabicName } from "../story/hard-values.ts";
import { isIsolated, faultsOf } from "../story/faults.ts";
import { headset } from "../icon/art.gen.ts";
import { rightItems } from "../story/shell-fixture.ts";
import { wideWindow } from "../story/wide-window.ts";
import { forcedStates } from "../story/forced-states.tsx";
import { RightBar } from "./right-bar.tsx";

const press = fn();
const meta = {
  title: "Navigation/RightBar",
  component: RightBar,
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 420 } },
    viewport: wideWindow,
  },
  args: { label: "Help and app", items: rightItems("en") },
  globals: { viewport: { value: "wall" } },
  beforeEach: () => void press.mockClear(),
} satisfies Meta<typeof RightBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("complementary", { name: "Help and app" }).getBoundingClientRect();
    await expect(bar.right).toBe(document.documentElement.clientWidth);
  },
};
export const Arabic: Story = {
  args: { label: "المساعدة", items: rightItems("ar") },
  globals: { language: "ar", viewport: { value: "wall" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("complementary").getBoundingClientRect().left).toBe(0);
  },
};
export const HoverAndFocus: Story = { decorators: [forcedStates("[data-part=entry]")] };
export const Hindi: Story = { args: { items: rightItems("hi") }, globals: { language: "hi", viewport: { value: "wall" } } };
/** An entry that acts is a button. */
export const WithAction: Story = {
  args: { items: [{ id: "chat", label: "Chat", icon: headset, onClick: press }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Chat" }));
    await expect(press).toHaveBeenCalledOnce();
  },
};
/** In a window where it would lie over the page, and on a phone, it is not there. */
export const Narrow: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("aside")).not.toBeVisible();
  },
};
/** Words that cannot break: the bar stays as narrow as it is and the window as wide. */
export const Bounds: Story = {
  args: {
    items: rightItems("en").map((item, place) =>
      Object.assign(item, { label: [longGerman, longHindi, arabicName][place] ?? "" }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole("complementary", { name: "Help and app" });
    await expect(faultsOf(bar)).toEqual([]);
    await expect(bar.getBoundingClientRect().width).toBeLessThan(140);
    await expect(isIsolated(canvasElement, arabicName)).toBe(true);
  },
};
