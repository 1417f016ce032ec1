import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inline } from "../inline/inline.tsx";
import { Ball } from "./ball.tsx";
import { Balls } from "./balls.tsx";

const meta = { title: "Data/Ball", component: Ball, args: { number: "07" } } satisfies Meta<typeof Ball>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Colours: Story = {
  render: () => (
    <Inline>
      {([1, 2, 3, 4, 5, 6] as const).map((colour) => (
        <Ball key={colour} number={String(colour * 11)} colour={colour} />
      ))}
    </Inline>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Ball {...args} size="sm" />
      <Ball {...args} size="md" />
      <Ball {...args} size="lg" />
    </Inline>
  ),
};
/** Left to right in every language; a number may be drawn twice, and zeros stay. */
export const Draw: Story = {
  render: () => <Balls aria-label="Mizoram evening" numbers={["17", "04", "36", "04", "09"]} />,
  play: async ({ canvas }) => {
    const balls = canvas.getAllByRole("listitem");
    await expect(balls.map((ball) => ball.textContent)).toEqual(["17", "04", "36", "04", "09"]);
    const [first, last] = [balls[0], balls[4]].map((ball) => ball?.getBoundingClientRect().x ?? 0);
    await expect(first).toBeLessThan(last ?? 0);
  },
};
