import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { arabicName, longGerman, many } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { Road } from "./road.tsx";

const course = "bbsbssbbbsbsbbssssssssbsbbbsbbsbsbssbsbbbbsbsbsssbbsbsbbsbsb";
const meta = {
  title: "Data/Road",
  component: Road,
  args: {
    "aria-label": "Big and small, last 60 draws",
    outcomes: [
      { id: "b", label: "Big", sign: "B", tone: "negative" },
      { id: "s", label: "Small", sign: "S", tone: "info" },
    ],
    beads: Array.from(course, (outcome, place) => ({ id: `1121-${String(place).padStart(3, "0")}`, outcome })),
  },
} satisfies Meta<typeof Road>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A change begins a column; a streak longer than the column goes on in the next. */
export const Streaks: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("list", { name: "Big and small, last 60 draws" })).toBeVisible();
    await expect(canvasElement.querySelectorAll("[data-part=bead]")).toHaveLength(60);
  },
};
/** Column after column, as a bead plate. */
export const Beads: Story = { args: { variant: "beads" } };
/** Wider than its frame: the newest draws are visible first, the keyboard scrolls to older ones. */
export const Narrow: Story = {
  tags: ["keyboard"],
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.tab();
    const frame = canvas.getByRole("region", { name: /Big and small/ });
    await expect(frame).toHaveFocus();
    const beads = [...canvasElement.querySelectorAll("[data-part=bead]")];
    const [box, newest] = [frame, beads.at(-1)].map((element) => element?.getBoundingClientRect());
    await expect((newest?.left ?? 0) >= (box?.left ?? 0) && (newest?.right ?? 0) <= (box?.right ?? 0)).toBe(true);
  },
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Road {...args} />
    </div>
  ),
};
/** No draw, an outcome that is none, long words, no rows. */
export const Bounds: Story = {
  render: (args) => (
    <Cases inline={300}>
      <Case of="None">
        <Road {...args} aria-label="None" beads={[]} />
      </Case>
      <Case of="Long words">
        <Road
          {...args}
          aria-label={longGerman}
          rows={0}
          outcomes={[
            { id: "b", label: longGerman, sign: "BB", tone: "positive" },
            { id: "s", label: arabicName, sign: "", tone: "neutral" },
          ]}
          beads={many(8, (place) => ({ id: String(place), outcome: ["b", "s", "x"][place % 3] ?? "" }))}
        />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 2);
  },
};
