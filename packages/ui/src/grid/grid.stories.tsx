import type { Meta, StoryObj } from "@storybook/react-vite";
import { Surface } from "../surface/surface.tsx";
import { Text } from "../text/text.tsx";
import { Grid } from "./grid.tsx";

const cells = ["Northgate", "Kestrel", "Tin Crown", "Mridang", "Vaulted", "Blue Peter", "Ninefold", "Monsoon"].map((name) => (
  <Surface key={name} padding="sm">
    <Text>{name}</Text>
  </Surface>
));
const meta = { title: "Layout/Grid", component: Grid, args: { layout: "tiles", children: cells } } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};
export const Popular: Story = { args: { layout: "popular" } };
export const Lobby: Story = { args: { layout: "lobby" } };
export const Halves: Story = { args: { layout: "halves" } };
export const Thirds: Story = { args: { layout: "thirds" } };
export const Fields: Story = { args: { layout: "fields" } };
export const Rail: Story = { args: { layout: "rail", children: cells.slice(0, 2) } };
