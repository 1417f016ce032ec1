import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { longGerman, longAddress, arabicName, many } from "../story/hard-values.ts";
import { faultsOf } from "../story/faults.ts";
import { Button } from "../button/button.tsx";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { forcedStates } from "../story/forced-states.tsx";
import { inFrame } from "../overlay/story-frame.ts";
import { keyboard } from "./lightbox.keyboard.ts";
import { Lightbox } from "./lightbox.tsx";

/** A screenshot-like picture without a network: a phone, a step, a colour of its own. */
const picture = (colour: string, step: string, size: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' ${size} viewBox='0 0 360 640'><path fill='${colour}' d='M0 0h360v640H0z'/><path fill='white' d='M30 90h300v70H30zM30 190h300v70H30zM30 540h300v60H30z' opacity='.85'/><text x='180' y='62' fill='white' font-size='34' text-anchor='middle' font-family='sans-serif'>${step}</text></svg>`)}`;
// Written as words, because these are the pictures of the story and not colours of the kit.
const tall = (colour: string, step: string) => picture(colour, step, "height='1280'");
const images = [
  {
    id: "1",
    src: tall("teal", "1"),
    alt: "The bank's app, the deposit's reference filled in",
    caption: "Step 1. Copy the reference exactly.",
  },
  {
    id: "2",
    src: tall("maroon", "2"),
    alt: "The bank's app, the amount ₹5,000",
    caption: "चरण 2. रक़म वही लिखें जो जमा फ़ॉर्म में है: ₹5,000।",
  },
  { id: "3", src: tall("navy", "3"), alt: "شاشة التأكيد", caption: "الخطوة 3. احفظ الإيصال بعد الدفع." },
];
const meta = {
  title: "Overlays/Lightbox",
  component: Lightbox,
  args: { images, defaultOpen: true, onIndexChange: fn(), onOpenChange: fn() },
  parameters: inFrame(520),
  argTypes: { trigger: { control: false }, images: { control: false } },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole("button", { name });
const stage = (name: RegExp) => screen.findByRole("group", { name });

/** Previous and next, and a picture that is larger than its stage when zoomed. */
export const Rest: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByText(/1 of 3/)).toBeVisible());
    await expect(await button("Previous picture")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(await button("Next picture"));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1, expect.objectContaining({ reason: "step" }));
    const place = await stage(/₹5,000/);
    await waitFor(() => expect(place.querySelector("img")).toHaveAttribute("data-state", "loaded"));
    await expect(place.scrollHeight).toBe(place.clientHeight);
    await userEvent.click(await button("Zoom in"));
    await waitFor(() => expect(place.scrollHeight).toBeGreaterThan(place.clientHeight));
    await userEvent.click(await button("Zoom out"));
    await waitFor(() => expect(place.scrollHeight).toBeLessThanOrEqual(place.clientHeight));
  },
};
/** Its buttons: the close button at rest, the previous one hovered, the next one focused, a zoom button pressed. */
export const HoverAndFocus: Story = {
  args: { defaultIndex: 1 },
  decorators: [forcedStates("[data-component=lightbox] button:not([aria-disabled=true])")],
};
/** Towards the start edge brings the next one: left in left-to-right, right in right-to-left. */
export const Swipe: Story = {
  play: async ({ args }) => {
    const place = await stage(/reference/);
    const onwards = document.documentElement.dir === "rtl" ? 1 : -1;
    const draw = async (from: number, to: number, type = "touch") => {
      const finger = { pointerId: 3, pointerType: type, isPrimary: true, clientY: 300 };
      await fireEvent.pointerDown(place, { ...finger, clientX: from });
      await fireEvent.pointerUp(place, { ...finger, clientX: to });
    };
    await draw(300, 300 + 20 * onwards);
    await draw(300, 300 + 120 * onwards, "mouse");
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await draw(300, 300 + 120 * onwards);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1, expect.objectContaining({ reason: "swipe" }));
    await draw(300, 300 - 120 * onwards);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0, expect.objectContaining({ reason: "swipe" }));
  },
};
/** One picture alone, and it does not load. */
export const Failed: Story = {
  args: { images: [{ id: "x", src: "data:image/png;base64,none", alt: "Receipt T2611211432" }] },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText("The picture could not be loaded")).toBeVisible());
    await expect(screen.queryByRole("button", { name: "Next picture" })).toBeNull();
    await userEvent.click(await button("Try again"));
    await expect(await stage(/Receipt/)).toHaveFocus();
    await expect(await button("Try again")).toBeVisible();
  },
};
/** With a caption that needs several lines. */
export const LongCaption: Story = {
  args: {
    defaultIndex: 1,
    images: images.map((image) => ({
      ...image,
      caption: "निकासी से पहले खाते की जाँच: नाम, खाता संख्या और शाखा कोड वही हों जो पासबुक में हैं। किसी एजेंट को अपना पासवर्ड न बताएँ। ".repeat(
        4,
      ),
    })),
  },
};
export const Arabic: Story = {
  args: {
    defaultIndex: 2,
  },
  globals: { language: "ar" },
};
const width = async () => (await stage(/./)).querySelector("img")?.style.inlineSize;
export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { defaultOpen: false, trigger: <Button>How to deposit</Button> },
  play: async ({ canvas, userEvent, args, step }) => {
    const trigger = canvas.getByRole("button", { name: "How to deposit" });
    const shown = (index: number) =>
      expect(args.onIndexChange).toHaveBeenLastCalledWith(index, expect.objectContaining({ reason: "key" }));
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        "Enter (on the trigger)": async (press) => {
          trigger.focus();
          await press();
          await waitFor(async () => expect(await stage(/reference/)).toHaveFocus());
        },
        ArrowRight: async (press) => {
          await press();
          await shown(1);
          await expect(await stage(/₹5,000/)).toHaveFocus();
        },
        ArrowLeft: async (press) => {
          await press();
          await shown(0);
        },
        End: async (press) => {
          await press();
          await shown(2);
        },
        Home: async (press) => {
          await press();
          await shown(0);
        },
        "+": async (press) => {
          await press();
          await press();
          await expect(await width()).toBe("200%");
          // Over the picture, not to another one.
          await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
          await shown(0);
        },
        "-": async (press) => {
          await press();
          await expect(await width()).toBe("150%");
        },
        "0": async (press) => {
          await press();
          await expect(await width()).toBe("");
        },
        Escape: async (press) => {
          await press();
          await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
          await expect(trigger).toHaveFocus();
        },
      },
    );
  },
};
/** Two hundred pictures of which one is asked for, a place beyond the last, captions and names that cannot break. */
export const Bounds: Story = {
  args: {
    defaultIndex: 999,
    images: many(200, (place) => ({
      id: `${place}`,
      src: tall("navy", `${place}`),
      alt: `Step ${place} ${arabicName}`,
      caption: `${longGerman} ${longAddress}`,
    })),
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await stage(/Step/);
    await waitFor(() => expect(faultsOf(dialog)).toEqual([]));
    await expect(dialog.querySelectorAll("img").length).toBeLessThan(4);
  },
};
