import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Group } from "./group.tsx";

const meta = {
  title: "Layout/Group",
  component: Group,
  args: {
    children: [
      <Button key="deposit" variant="primary">
        Deposit
      </Button>,
      <Button key="withdraw">Withdraw</Button>,
      <Badge key="state" tone="positive">
        Verified
      </Badge>,
    ],
  },
} satisfies Meta<typeof Group>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
/** The first at the start, the last at the end. */
export const Between: Story = { args: { justify: "between" } };
/** What does not fit goes on in the next line. */
export const Narrow: Story = { args: { style: { inlineSize: 220 } } };
