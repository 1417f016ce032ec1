import type { Meta, StoryObj } from "@storybook/react-vite";
import { Group } from "../group/group.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Divider } from "./divider.tsx";

const meta = { title: "Layout/Divider", component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  render: (args) => (
    <Stack gap={3}>
      <Text>Bets</Text>
      <Divider {...args} />
      <Text>Deposits</Text>
    </Stack>
  ),
};
/** The printed line. */
export const Inlay: Story = { ...Horizontal, args: { tone: "inlay" } };
export const Vertical: Story = {
  args: { orientation: "vertical" },
  render: (args) => (
    <Group gap={3} align="stretch">
      <Text>Mumbai</Text>
      <Divider {...args} />
      <Text>Chennai</Text>
    </Group>
  ),
};
