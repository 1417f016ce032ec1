import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { expect } from "storybook/test";
import { Group } from "../group/group.tsx";
import { Text } from "../text/text.tsx";
import { Link } from "./link.tsx";

const meta = { title: "Text/Link", component: Link, args: { href: "#terms", children: "Terms and conditions" } } satisfies Meta<
  typeof Link
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
/** In a sentence. */
export const InASentence: Story = {
  render: (args) => (
    <Text>
      Limits apply; see the <Link {...args} /> before you deposit.
    </Text>
  ),
};
/** Alone, with a large area to press. */
export const Standalone: Story = {
  args: { standalone: true, children: "All 1,240" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link").getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};
/** In the muted tone. */
export const Muted: Story = { args: { tone: "muted", standalone: true, children: "Privacy" } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
};
/** Another tab cannot reach back into this one. */
export const NewTab: Story = {
  args: { target: "_blank", href: "https://example.com", children: "Organiser’s results (opens in a new tab)" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("rel", "noopener noreferrer");
  },
};
/** A router's element keeps its own behaviour and takes the kit's dress. */
export const ByRouter: Story = {
  args: { href: undefined, link: createElement("a", { href: "#router", "data-router": "" }) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Terms and conditions" });
    await expect(link).toHaveAttribute("data-router");
    await expect(link).toHaveAttribute("data-component", "link");
    await expect(link).toHaveAttribute("href", "#router");
  },
};
export const OnCloth: Story = {
  render: (args) => (
    <Group data-ground="cloth" style={{ padding: 16 }} gap={4}>
      <Link {...args} />
      <Link {...args} tone="muted" standalone />
    </Group>
  ),
};
export const Hindi: Story = { args: { lang: "hi", children: "नियम और शर्तें" } };
export const Bounds: Story = {
  render: (args) => (
    <Texts>
      {(text) => (
        <p>
          <Link {...args}>
            <bdi>{text}</bdi>
          </Link>{" "}
          ₹500
        </p>
      )}
    </Texts>
  ),
  play: async ({ canvasElement }) => holds(canvasElement, 5),
};
