import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Surface } from "./surface.tsx";

const words = (
  <Stack gap={3} align="start">
    <Text>You can withdraw up to ₹41,830.75.</Text>
    <Button variant="primary">Withdraw</Button>
  </Stack>
);
const meta = { title: "Layout/Surface", component: Surface, args: { children: words } } satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A card. */
export const Card: Story = {};
/** A notice over the page, which decides where it lies; below it a card, to compare. */
export const Floating: Story = {
  args: { variant: "floating" },
  render: (args) => (
    <Stack gap={3}>
      <Surface {...args} />
      <Surface {...args} variant="card" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [floating, card] = canvasElement.querySelectorAll("[data-component=surface]");
    if (!floating || !card) throw new Error("Both surfaces are drawn.");
    await expect(getComputedStyle(floating).boxShadow).not.toBe(getComputedStyle(card).boxShadow);
  },
};
/** A panel. */
export const Panel: Story = { args: { variant: "panel" } };
/** A recessed ground. */
export const Sunken: Story = { args: { variant: "sunken" } };
/** With the printed line inside its edge. */
export const Inlaid: Story = { args: { variant: "panel", padding: "xl", inlay: true } };
/** Felt let into paper. */
export const Cloth: Story = { args: { ground: "cloth", variant: "panel", inlay: true, padding: "xl" } };
/** A card lying on felt: roles point back to paper. */
export const StockOnCloth: Story = {
  render: (args) => (
    <Surface ground="cloth" variant="panel" padding="xl">
      <Surface {...args} ground="stock" />
    </Surface>
  ),
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-ground="stock"]');
    const felt = canvasElement.querySelector('[data-ground="cloth"]');
    if (!card || !felt) throw new Error("Both grounds are drawn.");
    await expect(getComputedStyle(card).backgroundColor).not.toBe(getComputedStyle(felt).backgroundColor);
  },
};
