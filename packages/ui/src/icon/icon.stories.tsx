import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid } from "../grid/grid.tsx";
import { Group } from "../group/group.tsx";
import { Text } from "../text/text.tsx";
import * as art from "./art.gen.ts";
import { Icon } from "./icon.tsx";

const meta = { title: "Media/Icon", component: Icon, args: { art: art.pokerChip, size: "lg" } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration beside words. */
export const Rest: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};
/** Without words it has a name. */
export const Named: Story = {
  args: { art: art.warningFill, label: "Warning" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Warning" })).toBeVisible();
  },
};
export const Sizes: Story = {
  render: (args) => (
    <Group gap={4}>
      {(["sm", "md", "lg", "xl"] as const).map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Group>
  ),
};
/** An icon that means a direction is mirrored in right-to-left; a clock is not. */
export const Directions: Story = {
  render: () => (
    <Group gap={4} dir="rtl">
      <Icon art={art.caretRight} size="lg" flip data-testid="caret" />
      <Icon art={art.clock} size="lg" data-testid="clock" />
    </Group>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId("caret")).transform).toBe("matrix(-1, 0, 0, 1, 0, 0)");
    await expect(getComputedStyle(canvas.getByTestId("clock")).transform).toBe("none");
  },
};
/** Every icon, by name. */
export const All: Story = {
  render: () => (
    <Grid layout="tiles">
      {Object.entries(art)
        .toSorted(([one], [other]) => one.localeCompare(other, "en"))
        .map(([name, path]) => (
          <Group key={name} wrap={false}>
            <Icon art={path} size="lg" />
            <Text size="xs" truncate>
              {name}
            </Text>
          </Group>
        ))}
    </Grid>
  ),
};
