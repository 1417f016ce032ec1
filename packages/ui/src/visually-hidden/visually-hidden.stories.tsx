import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Text } from "../text/text.tsx";
import { longGerman } from "../story/hard-values.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = {
  title: "Text/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "since yesterday" },
  render: (args) => (
    <Text as="div">
      +12 % <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** People see "+12 %"; a screen reader says "+12 % since yesterday". */
export const Rest: Story = {
  play: async ({ canvas }) => {
    const hidden = canvas.getByText("since yesterday");
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(hidden.parentElement).toHaveTextContent("+12 % since yesterday");
  },
};
/** A heading that structures the page and that the design does not show. */
export const Heading: Story = {
  args: { as: "h2", children: "Results" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Results" })).toBeInTheDocument();
  },
};
/** Hidden until the keyboard reaches it. */
export const ShownOnFocus: Story = {
  tags: ["keyboard"],
  decorators: [pressedInDocs({ focused: "button" })],
  args: { showOnFocus: true, children: <Button>Go to the results</Button> },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Go to the results" });
    const width = () => button.parentElement?.getBoundingClientRect().width ?? 0;
    await expect(width()).toBeLessThanOrEqual(1);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(width()).toBeGreaterThan(24);
    button.blur();
    await expect(width()).toBeLessThanOrEqual(1);
  },
};
/** A long text adds nothing to what can be scrolled. */
export const Bounds: Story = {
  args: { children: longGerman.repeat(20) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
