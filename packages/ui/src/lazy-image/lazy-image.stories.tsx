import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { longGerman, arabicName, brokenPicture } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { LazyImage } from "./lazy-image.tsx";

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='teal' d='M0 0h16v9H0z'/%3E%3Ccircle cx='8' cy='4.5' r='3' fill='gold'/%3E%3C/svg%3E";
const broken = "data:image/png;base64,none";

const meta = {
  title: "Media/LazyImage",
  component: LazyImage,
  args: { src: picture, alt: "A gold coin on teal", ratio: "16 / 9", onError: fn() },
  decorators: [
    (Render) => (
      <div style={{ maxInlineSize: 320 }}>
        <Render />
      </div>
    ),
  ],
} satisfies Meta<typeof LazyImage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After the picture is loaded. */
export const Loaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector("[data-component=lazy-image]");
    await waitFor(() => expect(frame).toHaveAttribute("data-state", "loaded"));
    await waitFor(() => expect(canvas.getByRole("img", { name: "A gold coin on teal" })).toBeVisible());
    const box = frame?.getBoundingClientRect();
    await expect(Math.round((box?.width ?? 0) / 16)).toBe(Math.round((box?.height ?? 0) / 9));
  },
};
/** Far below the window nothing is asked for, and the place is kept. */
export const Waiting: Story = {
  decorators: [
    (Render) => (
      <div style={{ paddingBlockStart: "200vh" }}>
        <Render />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector("[data-component=lazy-image]");
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await expect(frame).toHaveAttribute("data-state", "waiting");
    await expect(frame?.querySelector("img")).toBeNull();
    await expect(frame?.getBoundingClientRect().height ?? 0).toBeGreaterThan(0);
  },
};
/** The first host does not answer: the next try asks another. */
export const SeveralHosts: Story = {
  args: { src: [broken, picture] },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole("img", { name: "A gold coin on teal" })).toBeVisible(), { timeout: 3000 });
    await expect(args.onError).toHaveBeenCalledTimes(1);
  },
};
/** Three tries, then a sign and a word; the name is still read. */
export const Failed: Story = {
  args: { src: broken },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText("The picture could not be loaded")).toBeVisible(), { timeout: 6000 });
    await expect(args.onError).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole("img", { name: "A gold coin on teal" })).toBeVisible();
  },
};
/** Without words of its own. */
export const Decoration: Story = { args: { alt: "" } };
/** No address, one that is a script, a name of the other direction: the place is kept, and what is read stays. */
export const Bounds: Story = {
  args: { attempts: 1 },
  render: (args) => (
    <Cases inline={280}>
      <Case of="No address">
        <LazyImage {...args} src="" alt="No address" messages={{ error: "No picture" }} />
      </Case>
      <Case of="Fails, long words">
        <LazyImage {...args} src={brokenPicture} alt={arabicName} messages={{ error: longGerman }} ratio="2 / 3" />
      </Case>
      <Case of="A script for an address">
        <LazyImage {...args} src="javascript:alert(1)" alt="Script" messages={{ error: "No picture" }} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByText("No picture")).toHaveLength(2), { timeout: 6000 });
    await waitFor(() => expect(canvas.getByText(longGerman)).toBeVisible(), { timeout: 6000 });
    await holds(canvasElement, 3);
    await expect(canvas.getByRole("img", { name: arabicName })).toBeVisible();
  },
};
