import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { caretDown, caretRight } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { Button } from "./button.tsx";

const meta = { title: "Actions/Button", component: Button, args: { children: "Deposit", onClick: fn() } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The main action of a view. */
export const Primary: Story = {
  args: { variant: "primary" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Deposit" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
/** An action beside the main one. */
export const Outline: Story = { args: { variant: "outline" } };
/** The least important action. */
export const Ghost: Story = { args: { variant: "ghost", children: "Cancel" } };
/** An action that cannot be undone. */
export const Danger: Story = { args: { variant: "danger", children: "Log out" } };
/** An icon after the words: what follows opens, or leads on. It turns with the direction where it points. */
export const EndIcon: Story = {
  args: { children: "Filter", endIcon: <Icon art={caretDown} /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Filter" });
    await expect(button.lastElementChild?.tagName).toBe("svg");
  },
};
/** In Arabic the icon after the words points to the left. */
export const EndIconArabic: Story = {
  args: { children: "التالي", endIcon: <Icon art={caretRight} flip /> },
  globals: { language: "ar" },
};
/** The action runs: the words say so, and presses are ignored. */
export const Pending: Story = {
  args: { variant: "primary", pending: true, children: "Depositing…" },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Depositing…" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const OnCloth: Story = {
  args: { variant: "primary" },
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24, display: "flex", gap: 12 }}>
      <Button {...args} />
      <Button>Withdraw</Button>
      <Button variant="ghost">Cancel</Button>
    </div>
  ),
};
export const Bounds: Story = {
  render: () => (
    <Texts inline={200}>
      {(text) => (
        <>
          <Button>{text}</Button>
          <Button variant="primary" pending>
            {text}
          </Button>
        </>
      )}
    </Texts>
  ),
  play: async ({ canvasElement }) => holds(canvasElement, 5),
};
