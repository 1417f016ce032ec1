import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { ScrollArea } from "./scroll-area.tsx";

const games = [
  "Teen Patti",
  "Andar Bahar",
  "Crown of Mysore",
  "Pearl Monsoon",
  "Peacock Court",
  "Coin Caravan",
  "Aviator",
  "رامي",
];
const list = (
  <ul>
    {games.map((game) => (
      <li key={game} style={{ paddingBlock: 8 }}>
        {game}
      </li>
    ))}
  </ul>
);
const meta = {
  title: "Layout/ScrollArea",
  component: ScrollArea,
  argTypes: { children: { control: false } },
  args: { "aria-label": "Games played", style: { maxBlockSize: 180, maxInlineSize: 260 }, children: list },
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const root = (canvas: HTMLElement) => canvas.querySelector("[data-component=scroll-area]");
/** The shadow goes to where there is more. */
export const Rest: Story = {
  play: async ({ canvas, canvasElement }) => {
    const region = await canvas.findByRole("region", { name: "Games played" });
    await expect(root(canvasElement)).not.toHaveAttribute("data-before");
    await expect(root(canvasElement)).toHaveAttribute("data-after");
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(root(canvasElement)).not.toHaveAttribute("data-after"));
    await expect(root(canvasElement)).toHaveAttribute("data-before");
    region.scrollTop = 60;
    await waitFor(() => expect(root(canvasElement)).toHaveAttribute("data-after"));
  },
};
/** What fits is no stop of the keyboard and no landmark. */
export const Fits: Story = {
  args: { children: <p>Teen Patti</p> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
    await expect(root(canvasElement)?.firstElementChild).not.toHaveAttribute("tabindex");
  },
};
const row = (
  <div style={{ display: "flex", gap: 8, inlineSize: "max-content", padding: 8 }}>
    {games.map((game) => (
      <Badge key={game}>{game}</Badge>
    ))}
  </div>
);
/** Scrolls sideways. */
export const Sideways: Story = {
  tags: ["keyboard"],
  args: { orientation: "horizontal", children: row },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rtl = getComputedStyle(canvasElement).direction === "rtl";
    const region = await canvas.findByRole("region", { name: "Games played" });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(root(canvasElement)).toHaveAttribute("data-after");
    // A simulated key scrolls nothing: the browser's own scrolling is not ours to test, its direction is.
    region.scrollLeft = rtl ? -100 : 100;
    await waitFor(() => expect(root(canvasElement)).toHaveAttribute("data-before"));
  },
};
/** Notices content that is added later. */
export const Grows: Story = {
  args: { children: <p>Teen Patti</p> },
  play: async ({ canvas, canvasElement }) => {
    const scroller = root(canvasElement)?.firstElementChild;
    const tall = document.createElement("div");
    tall.style.blockSize = "600px";
    scroller?.append(tall);
    await expect(await canvas.findByRole("region")).toHaveAttribute("tabindex", "0");
    tall.remove();
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
  },
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <ScrollArea {...args} />
    </div>
  ),
};
