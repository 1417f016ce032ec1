import type { Meta, StoryObj } from "@storybook/react-vite";
import { Surface } from "../surface/surface.tsx";
import { Page } from "./page.tsx";

const meta = {
  title: "Layout/Page",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { children: <Surface>The page is 1320 px wide at most, with gutters of 16 px, 32 px from 900 px on.</Surface> },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Narrow: Story = {
  decorators: [
    (Render) => (
      <div style={{ inlineSize: 320 }}>
        <Render />
      </div>
    ),
  ],
};
