import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { Stack } from "../stack/stack.tsx";
import { Dice } from "./dice.tsx";

const meta = {
  title: "Data/Dice",
  component: Dice,
  args: { "aria-label": "The last throw", faces: ["2", "5", "6"] },
} satisfies Meta<typeof Dice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").map((die) => die.textContent)).toEqual(["2", "5", "6"]);
  },
};
/** The six faces. */
export const Faces: Story = { args: { faces: ["1", "2", "3", "4", "5", "6"] } };
/** Three equal faces: each is in the list. */
export const Triple: Story = {
  args: { faces: ["4", "4", "4"] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};
export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Dice {...args} size="sm" />
      <Dice {...args} size="md" />
      <Dice {...args} size="lg" />
    </Stack>
  ),
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Dice {...args} />
    </div>
  ),
};
/** No die, a face that no die has, a word. */
export const Bounds: Story = {
  render: () => (
    <Cases>
      <Case of="None">
        <Dice aria-label="None" faces={[]} />
      </Case>
      <Case of="No face of a die">
        <Dice aria-label="No face of a die" faces={["0", "9", "", longGerman]} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 2);
  },
};
