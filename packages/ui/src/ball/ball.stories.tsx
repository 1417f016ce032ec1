import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { arabicName, longGerman, many } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { Group } from "../group/group.tsx";
import { Ball } from "./ball.tsx";
import { Balls } from "./balls.tsx";

const meta = { title: "Data/Ball", component: Ball, args: { number: "07" } } satisfies Meta<typeof Ball>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
/** The six colours. */
export const Colours: Story = {
  render: () => (
    <Group>
      {([1, 2, 3, 4, 5, 6] as const).map((colour) => (
        <Ball key={colour} number={String(colour * 11)} colour={colour} />
      ))}
    </Group>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <Group>
      <Ball {...args} size="sm" />
      <Ball {...args} size="md" />
      <Ball {...args} size="lg" />
    </Group>
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
/** Six numbers and the special one of a six-mark draw, set apart by a plus. */
export const Special: Story = {
  render: () => <Balls aria-label="Six-mark" special={1} numbers={["05", "11", "23", "31", "40", "48", "17"]} />,
  play: async ({ canvas }) => {
    const balls = canvas.getAllByRole("listitem");
    await expect(balls.filter((ball) => ball.dataset["special"] === "").map((ball) => ball.textContent)).toEqual(["17"]);
  },
};
/** The plates of ten racers in the order in which they arrived. */
export const Race: Story = {
  render: () => <Balls aria-label="Race" shape="plate" numbers={["03", "10", "01", "07", "05", "02", "09", "08", "06", "04"]} />,
};
/** No number, a word in its place, a number too long for a ball; nothing drawn, and a hundred. */
export const Bounds: Story = {
  render: () => (
    <Cases>
      <Case of="No number, a long one, a word">
        <Group>
          {["", "1234567", "विजेता", arabicName, longGerman].map((number) => (
            <Ball key={number} number={number} />
          ))}
        </Group>
      </Case>
      <Case of="Nothing drawn">
        <Balls aria-label="Mizoram morning" numbers={[]} />
      </Case>
      <Case of="A hundred">
        <Balls aria-label="Keno" numbers={many(100, (place) => String(place + 1))} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 3);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(100);
    const balls = [...canvasElement.querySelectorAll("[data-component=ball]")];
    const [none, ...words] = balls.slice(0, 5);
    const round = none?.getBoundingClientRect();
    await expect(round?.width).toBe(round?.height);
    // A capsule holds its word: it does not cover the next ball.
    for (const word of words) await expect(word.scrollWidth).toBeLessThanOrEqual(word.clientWidth);
    const hundred = balls.find((ball) => ball.textContent === "100")?.getBoundingClientRect();
    await expect(hundred?.width).toBe(hundred?.height);
  },
};
