import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { brokenPicture } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case, Texts } from "../story/bounds.tsx";
import { Grid } from "../grid/grid.tsx";
import { vendorNames } from "../story/shell-fixture.ts";
import { VendorMark } from "./vendor-mark.tsx";

const meta = { title: "Media/VendorMark", component: VendorMark, args: { name: "Tin Crown" } } satisfies Meta<typeof VendorMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
/** Without its frame. */
export const ShapeHidden: Story = { args: { shapeHidden: true } };
/** The name alone decides width, weight, case and shape. */
export const Fourteen: Story = {
  render: () => (
    <Grid layout="tiles">
      {vendorNames.slice(0, 14).map((name) => (
        <VendorMark key={name} name={name} />
      ))}
    </Grid>
  ),
};
const logo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 18'%3E%3Cpath d='M0 0h18v18H0zM24 0h12l-6 18zM42 0h18v6H42zM42 12h18v6H42z'/%3E%3C/svg%3E";
/** A real logo in the colour of the text around it. */
export const Logo: Story = {
  args: { logo: { src: logo, ratio: "60 / 18" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Tin Crown")).toBeInTheDocument();
  },
};
export const LongName: Story = { args: { name: "The Very Old Harbour Gaming Company", style: { inlineSize: 160 } } };
/** Words that cannot break, no words, a logo that does not come or has no shape. */
export const Bounds: Story = {
  render: () => (
    <>
      <Texts inline={160}>{(text) => <VendorMark name={text} />}</Texts>
      <Cases inline={160}>
        <Case of="No name">
          <VendorMark name="" />
        </Case>
        <Case of="A logo that fails">
          <VendorMark name="Tin Crown" logo={{ src: brokenPicture, ratio: "NaN" }} />
        </Case>
      </Cases>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 7);
    await expect(canvas.getByText("Tin Crown")).toBeInTheDocument();
  },
};
