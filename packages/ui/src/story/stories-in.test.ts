import { expect, it } from "vitest";
import { storiesIn } from "./stories-in.ts";

it("tells the stories that act from those that only wait, and keeps the first one", () => {
  const source = `
const row = () => screen.getByRole("menuitem");
export default meta;
export const longest = 3;
export const Playground: Story = { play: async ({ userEvent }) => await userEvent.click(row()) };
export const Open: Story = { args: { defaultOpen: true }, play: async () => void (await screen.findByRole("menu")) };
export const Keyboard: Story = {
  play: async ({ userEvent }) => await userEvent.tab(),
};
`;
  expect(storiesIn(source)).toEqual([
    { name: "Playground", isTest: false },
    { name: "Open", isTest: false },
    { name: "Keyboard", isTest: true },
  ]);
});
