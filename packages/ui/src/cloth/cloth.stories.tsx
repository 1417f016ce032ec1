import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Heading } from "../heading/heading.tsx";
import { Page } from "../page/page.tsx";
import { Cloth } from "./cloth.tsx";

const body = (
  <Page style={{ paddingBlock: "32px 80px" }}>
    <Heading level={1}>Slots</Heading>
  </Page>
);
const meta = {
  title: "Layout/Cloth",
  component: Cloth,
  parameters: { layout: "fullscreen" },
  args: { children: body },
} satisfies Meta<typeof Cloth>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cloth with its edge. */
export const Edge: Story = {
  args: { variant: "edge" },
  play: async ({ canvasElement }) => {
    const felt = canvasElement.querySelector("[data-component=cloth]");
    await expect(felt).toHaveAttribute("data-ground", "cloth");
    await expect(canvasElement.querySelector("[data-part=arcs]")).toHaveAttribute("aria-hidden", "true");
  },
};
/** A panel of cloth. */
export const Panel: Story = { args: { variant: "panel" }, parameters: { layout: "padded" } };
/** The cloth alone. */
export const Plain: Story = { args: { variant: "plain" } };
