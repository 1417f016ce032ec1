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
    { name: "Playground", isTest: false, isShown: false },
    { name: "Open", isTest: false, isShown: true },
    { name: "Keyboard", isTest: true, isShown: false },
  ]);
});

it.each([
  [true, "args: { tone: 'negative' }"],
  [true, "play: async ({ userEvent }) => { await expect(1).toBe(1); await userEvent.tab(); }"],
  [true, "decorators: [pressedInDocs()], play: async ({ userEvent }) => { await userEvent.tab(); }"],
  [false, "play: async ({ userEvent }) => { await userEvent.tab(); await expect(1).toBe(1); }"],
  [false, "play: async ({ userEvent }) => { await userEvent.tab(); }"],
])("takes it as %s that the docs show a story with %s", (isShown, said) => {
  expect(storiesIn(`export const Sent: Story = { ${said} };\n`)).toEqual([expect.objectContaining({ isShown })]);
});
