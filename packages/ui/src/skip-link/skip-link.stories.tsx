import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { inFrame } from "../overlay/story-frame.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { SkipLink } from "./skip-link.tsx";

const meta = {
  title: "Navigation/SkipLink",
  component: SkipLink,
  tags: ["!autodocs"],
  args: { href: "#main", children: "Skip to content" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Categories" style={{ marginBlock: 64 }}>
        <a href="#slots">Slots</a>
      </nav>
      <main id="main" data-testid="main">
        <Button>Play Pearl Monsoon</Button>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Skip to content" });
    await expect(link).not.toBeVisible();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toBeVisible();
    const address = window.location.href;
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByTestId("main")).toHaveFocus();
    await expect(window.location.href).toBe(address);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Play Pearl Monsoon" })).toHaveFocus();
  },
};

export const Focused: Story = {
  decorators: [pressedInDocs({ focused: "[data-component=skip-link]" })],
  parameters: inFrame(240),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to content" })).toBeVisible();
  },
};
export const Hindi: Story = {
  ...Focused,
  args: { children: "सीधे सामग्री पर जाएँ" },
  globals: { language: "hi" },
  play: async ({ userEvent }) => userEvent.tab(),
};
