import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { moneyParts } from "../money/money-parts.ts";
import { longGerman, longHindi, longAddress, arabicName, hugeAmount, many } from "../story/hard-values.ts";
import { isIsolated } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { winners } from "../game-grid/front-page.fixture.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { Text } from "../text/text.tsx";
import { keyboard } from "./winners-ticker.keyboard.ts";
import { WinnersTicker } from "./winners-ticker.tsx";

const meta = {
  title: "Data/WinnersTicker",
  component: WinnersTicker,
  args: {
    "aria-label": "Latest wins",
    winners,
    onPausedChange: fn(),
  },
} satisfies Meta<typeof WinnersTicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const trackOf = (root: HTMLElement) => {
  const track = root.querySelector("[data-part=track]");
  if (!track) throw new Error("There is no track.");
  return getComputedStyle(track);
};
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Read once: the copy that closes the round is hidden, and the list is never announced as it moves. */
export const Rest: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(winners.length);
    await expect(canvas.getByRole("list")).toHaveAttribute("aria-live", "off");
    const { animationName, animationPlayState } = trackOf(canvasElement);
    if (still()) await expect(animationName).toBe("none");
    else await expect(animationPlayState).toBe("running");
  },
};
/** Paused. */
export const Paused: Story = {
  args: { defaultPaused: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(trackOf(canvasElement).animationPlayState).toBe("paused");
    await expect(canvas.getByRole("button", { name: "Resume the list" })).toBeVisible();
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const button = canvas.getByRole("button");
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        Tab: async (press) => {
          await press();
          await expect(button).toHaveFocus();
          await waitFor(() => expect(trackOf(canvasElement).animationPlayState).toBe("paused"));
        },
        Space: async (press) => {
          await press();
          await expect(args.onPausedChange).toHaveBeenLastCalledWith(true, expect.objectContaining({ reason: "press" }));
          button.blur();
          await expect(trackOf(canvasElement).animationPlayState).toBe("paused");
        },
        Enter: async (press) => {
          button.focus();
          await press();
          await expect(args.onPausedChange).toHaveBeenLastCalledWith(false, expect.anything());
          button.blur();
          await waitFor(() => expect(trackOf(canvasElement).animationPlayState).toBe("running"));
        },
      },
    );
  },
};
/** One win fills the line alone and still goes round without a gap. */
export const OneWin: Story = { args: { winners: winners.slice(0, 1), defaultPaused: true } };
export const Empty: Story = {
  args: { winners: [], empty: <Text tone="muted">No wins yet today. The first ones show here.</Text> },
};
/** On cloth, in a narrow container. */
export const OnClothNarrow: Story = {
  args: { "aria-label": "हाल की जीत", defaultPaused: true },
  globals: { language: "hi" },
  decorators: [
    (Render) => (
      <div data-ground="cloth" style={{ inlineSize: 320, paddingBlock: 16 }}>
        <Render />
      </div>
    ),
  ],
};
export const Arabic: Story = {
  args: { "aria-label": "أحدث الأرباح", defaultPaused: true },
  globals: { language: "ar" },
};
const hardWin = (place: number) => ({
  id: `${place}`,
  name: [longGerman, longHindi, arabicName][place % 3] ?? "",
  detail: `${longGerman} · ${longAddress}`,
  prize: moneyParts({ amount: place % 2 ? -hugeAmount : hugeAmount, currency: "INR", locale: "en-IN" }),
});
/** Three hundred wins whose names cannot break: the line moves, the page does not widen. */
export const Bounds: Story = {
  args: { defaultPaused: true },
  render: (args) => (
    <Cases>
      <Case of="Long names, huge prizes">
        <WinnersTicker {...args} aria-label="Long names" winners={many(3, hardWin)} />
      </Case>
      <Case of="Three hundred">
        <WinnersTicker {...args} aria-label="Three hundred" winners={many(300, hardWin)} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const frame of canvasElement.querySelectorAll("[data-case]"))
      await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
    await expect(isIsolated(canvasElement, arabicName)).toBe(true);
  },
};
