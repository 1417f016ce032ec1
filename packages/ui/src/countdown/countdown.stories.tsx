import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Countdown } from "./countdown.tsx";

const still = () => 0;
const meta = {
  title: "Data/Countdown",
  component: Countdown,
  args: { deadline: 252_000, clock: still, "aria-label": "Next draw", size: "lg", onEnd: fn() },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last minutes. */
export const Minutes: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("timer", { name: "Next draw" })).toHaveTextContent("04:12");
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};
/** The largest size is for the one figure of a page. */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {(["sm", "md", "lg", "xl"] as const).map((size) => (
        <Countdown key={size} {...args} size={size} aria-label={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = ["sm", "md", "lg", "xl"].map((name) =>
      parseFloat(getComputedStyle(canvas.getByRole("timer", { name })).fontSize),
    );
    await expect(heights).toEqual(heights.toSorted((one, two) => one - two));
    await expect(new Set(heights).size).toBe(4);
  },
};
/** More than a day. */
export const Hours: Story = {
  args: { deadline: 3_600_000 * 26 + 5000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("26:00:05");
  },
};
/** The moment passes while the page is open: zero stays, and the end is reported once. */
export const Ends: Story = {
  args: { deadline: 60_000, clock: undefined },
  render: (args) => {
    const from = performance.now();
    // The first look is a minute early, every later one a second late.
    return <Countdown {...args} clock={() => (performance.now() - from < 200 ? 0 : 61_000)} />;
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent("00:00"));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Countdown {...args} />
    </div>
  ),
};
/** No moment, one long gone, and one that is a year away. */
export const Bounds: Story = {
  render: (args) => (
    <div>
      {[Number.NaN, -1, 365 * 86_400_000].map((deadline) => (
        <p key={deadline}>
          <Countdown {...args} deadline={deadline} />
        </p>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("timer").map((timer) => timer.textContent)).toEqual(["00:00", "00:00", "8760:00:00"]);
  },
};
