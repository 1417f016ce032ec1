import type { ComponentProps, ComponentType } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Surface } from "../surface/surface.tsx";
import { Text } from "../text/text.tsx";
import { wide } from "../theme/mixins.ts";
import { Grid, type GridColumns } from "./grid.tsx";

const cells = ["Northgate", "Kestrel", "Tin Crown", "Mridang", "Vaulted", "Blue Peter", "Ninefold", "Monsoon"].map((name) => (
  <Surface key={name} padding="sm">
    <Text>{name}</Text>
  </Surface>
));
/** The shapes made flat: Storybook's types cannot follow the union. */
interface Args extends Omit<ComponentProps<typeof Grid>, "layout" | "columns" | "minItemSize"> {
  layout?: "popular" | "lobby" | "halves" | "thirds" | "fields" | "tiles" | "rail" | undefined;
  columns?: number | GridColumns | undefined;
  minItemSize?: string | undefined;
}
const meta = {
  title: "Layout/Grid",
  component: Grid as ComponentType<Args>,
  args: { layout: "tiles", children: cells },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const across = (canvasElement: HTMLElement) => {
  const grid = canvasElement.querySelector("[data-component=grid]") ?? canvasElement;
  return getComputedStyle(grid).gridTemplateColumns.split(" ").length;
};

/** As many tiles as fit. */
export const Tiles: Story = {};
/** Two columns on a phone, four on a desk. */
export const ByWindow: Story = {
  args: { layout: undefined, columns: { base: 2, lg: 4 } },
  play: async ({ canvasElement }) => {
    await expect(across(canvasElement)).toBe(matchMedia(wide.lg).matches ? 4 : 2);
  },
};
/** Columns by the window, on a phone. */
export const ByWindowPhone: Story = {
  args: { layout: undefined, columns: { base: 2, lg: 4 } },
  globals: { viewport: { value: "mobile1" } },
};
/** A grid inside another takes nothing from it: what it does not say is one column. */
export const Nested: Story = {
  args: { layout: undefined, columns: 2, children: undefined },
  render: (args) => (
    <Grid {...args} columns={2} layout={undefined} minItemSize={undefined}>
      <Grid columns={{ md: 2 }}>{cells.slice(0, 2)}</Grid>
      <Surface padding="sm">
        <Text>Beside</Text>
      </Surface>
    </Grid>
  ),
};
/** As many as fit, none narrower than 12rem. */
export const ByItem: Story = {
  args: { layout: undefined, minItemSize: "12rem", gap: 3 },
  play: async ({ canvasElement }) => {
    const [first] = canvasElement.querySelectorAll("[data-component=surface]");
    await expect(first?.getBoundingClientRect().width).toBeGreaterThanOrEqual(Math.min(192, canvasElement.clientWidth - 64));
  },
};
/** The layout of the popular games, with one large cell. */
export const Popular: Story = { args: { layout: "popular" } };
/** The layout of a lobby. */
export const Lobby: Story = { args: { layout: "lobby" } };
/** Two columns. */
export const Halves: Story = { args: { layout: "halves" } };
/** Three columns. */
export const Thirds: Story = { args: { layout: "thirds" } };
/** The columns of a form. */
export const Fields: Story = { args: { layout: "fields" } };
/** A main column and a rail beside it. */
export const Rail: Story = { args: { layout: "rail", children: cells.slice(0, 2) } };
