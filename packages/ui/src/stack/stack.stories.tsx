import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Surface } from "../surface/surface.tsx";
import { Text } from "../text/text.tsx";
import { List } from "./list.tsx";
import { Stack } from "./stack.tsx";

const cards = ["Deposit", "Withdraw", "Transfer"].map((name) => (
  <Surface key={name} padding="sm">
    <Text>{name}</Text>
  </Surface>
));

const meta = { title: "Layout/Stack", component: Stack, args: { children: cards } } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
/** With a small gap. */
export const Tight: Story = { args: { gap: 1 } };
/** With its children centred. */
export const Centred: Story = { args: { align: "center" } };
/** A list stays a list without its bullets. */
export const AsList: Story = {
  args: { as: "ul", gap: 2, children: ["UPI", "IMPS", "NEFT"].map((name) => <li key={name}>{name}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list")).toHaveAttribute("role", "list");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};
/** A list without bullets. */
export const PlainList: Story = {
  render: () => (
    <List as="ol">
      <li>Mizoram evening</li>
      <li>Kolkata FF</li>
    </List>
  ),
};
