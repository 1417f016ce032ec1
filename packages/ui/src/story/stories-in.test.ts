import { expect, it } from "vitest";
import { storiesIn } from "./stories-in.ts";

it("tells the stories that act from those that only wait", () => {
  const source = `
const row = () => screen.getByRole("menuitem");
export default meta;
export const Playground: Story = {};
export const Open: Story = { args: { defaultOpen: true }, play: async () => void (await screen.findByRole("menu")) };
export const Keyboard: Story = {
  play: async ({ userEvent }) => await userEvent.tab(),
};
export const longest = 3;
`;
  expect(storiesIn(source)).toEqual([
    { name: "Playground", isTest: false },
    { name: "Open", isTest: false },
    { name: "Keyboard", isTest: true },
  ]);
});
