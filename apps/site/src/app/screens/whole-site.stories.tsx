import type { Meta, StoryObj } from "@storybook/react-vite";
import { setTheStage, settled } from "./set-the-stage.ts";
import { Stage } from "./stage.tsx";

const meta = {
  title: "Screens/Whole site",
  component: Stage,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setTheStage,
  play: settled,
  args: { address: "/no/such/page" },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const Maintenance: Story = {
  args: { address: "/help", answers: { "system.status": (value) => ({ ...value, status: 1 }) } },
};
export const RegionBlocked: Story = {
  args: { address: "/help", answers: { "system.status": (value) => ({ ...value, status: 2 }) } },
};
