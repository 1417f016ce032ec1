import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { longGerman, longAddress } from "../story/hard-values.ts";
import { keyboard } from "./tooltip.keyboard.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { Button } from "../button/button.tsx";
import { question } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { EachState, forcedStates } from "../story/forced-states.tsx";
import { inFrame } from "../overlay/story-frame.ts";
import { StillTip } from "./still-tip.fixture.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  args: {
    content: "Counted when the bet is settled",
    children: (
      <Button variant="ghost" aria-label="Valid bets">
        <Icon art={question} />
      </Button>
    ),
  },
  parameters: { layout: "centered", ...inFrame(160) },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await screen.findByRole("tooltip");
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription("Counted when the bet is settled");
  },
};
/** Hovered or focused, a control has its hint; at rest and pressed it has none. */
export const HoverAndFocus: Story = {
  decorators: [forcedStates("button")],
  render: ({ content, children }) => (
    <EachState inline={220}>
      {(state) => (state === "hover" || state === "focus-visible" ? <StillTip content={content}>{children}</StillTip> : children)}
    </EachState>
  ),
};
export const Hindi: Story = {
  args: { defaultOpen: true, content: "दाँव का नतीजा आने पर गिना जाता है, रद्द दाँव नहीं गिने जाते" },
  globals: { language: "hi" },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent, step }) => {
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        Tab: async (press) => {
          await press();
          await expect(canvas.getByRole("button")).toHaveFocus();
          await screen.findByRole("tooltip");
        },
        Escape: async (press) => {
          await press();
          await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
          await expect(canvas.getByRole("button")).toHaveFocus();
        },
      },
    );
  },
};
/** Words that cannot break: the hint keeps to the window. */
export const Bounds: Story = {
  args: { defaultOpen: true, content: `${longGerman} ${longAddress}` },
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    const hint = (await screen.findByRole("tooltip")).closest("[data-component]") ?? document.body;
    const box = hint.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
