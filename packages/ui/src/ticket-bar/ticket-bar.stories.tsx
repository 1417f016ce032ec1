import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { stateNames } from "../story/force-states.ts";
import { EachState, forcedStates } from "../story/forced-states.tsx";
import { hugeAmount, longGerman } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { named } from "../story/named.ts";
import { TicketBar } from "./ticket-bar.tsx";

const meta = {
  title: "Patterns/TicketBar",
  component: TicketBar,
  args: {
    units: [1_000n, 5_000n, 10_000n],
    currency: "INR",
    locale: "en-IN",
    lines: 6,
    onAdd: fn(),
    onRandom: fn(),
    onValueChange: fn(),
  },
  argTypes: {
    units: { control: false },
    returns: { control: false },
    value: { control: false },
    defaultValue: { control: false },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
} satisfies Meta<typeof TicketBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The total follows unit, multiple and lines. */
export const Rest: Story = {
  args: { returns: 99_000n },
  play: async ({ canvas, userEvent, args }) => {
    const total = () => canvas.getAllByRole("status")[0];
    await expect(total()).toHaveTextContent("6 lines₹60");
    await userEvent.click(canvas.getByRole("radio", { name: named("₹50") }));
    const multiple = canvas.getByRole("spinbutton", { name: "Multiple" });
    await userEvent.clear(multiple);
    await expect(canvas.getByRole("button", { name: "Add to slip" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(multiple, "3");
    await expect(total()).toHaveTextContent("₹900");
    await userEvent.click(canvas.getByRole("button", { name: "Add to slip" }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: named("5 tickets") }));
    await expect(args.onRandom).toHaveBeenLastCalledWith(5);
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const rtl = getComputedStyle(canvasElement).direction === "rtl";
    await userEvent.tab();
    await userEvent.keyboard(rtl ? "{ArrowLeft} " : "{ArrowRight} ");
    await expect(canvas.getByRole("radio", { name: named("₹50") })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("spinbutton", { name: "Multiple" })).toHaveValue("2");
    const add = canvas.getByRole("button", { name: "Add to slip" });
    add.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
/** The last unit, the first random ticket and the button: at rest, hovered, focused and pressed. */
export const HoverAndFocus: Story = {
  decorators: [
    forcedStates("[role=radio]:last-of-type", "[data-part=actions] > button", "[data-part=random] button:first-of-type"),
  ],
  render: (args) => <EachState inline={320}>{(state) => <TicketBar {...args} aria-label={stateNames[state]} />}</EachState>,
};
/** Nothing is picked yet: the button cannot add, and the hint says what is needed. */
export const Nothing: Story = {
  args: { lines: 0, hint: "Pick at least 2 numbers." },
  play: async ({ canvas, userEvent, args }) => {
    const add = canvas.getByRole("button", { name: "Add to slip" });
    await expect(add).toHaveAccessibleDescription("Pick at least 2 numbers.");
    await userEvent.click(add);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
/** The pick is not allowed, and the hint says why. */
export const Invalid: Story = {
  args: { lines: 12, invalid: true, hint: "At least 25 lines." },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to slip" }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
/** Betting is closed. */
export const ReadOnly: Story = {
  args: { readOnly: true, hint: "Betting is closed." },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to slip" }));
    await userEvent.click(canvas.getByRole("button", { name: named("1 ticket") }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(args.onRandom).not.toHaveBeenCalled();
  },
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <TicketBar {...args} />
    </div>
  ),
};
/** No unit, sums beyond a float, words that cannot break, on a narrow phone. */
export const Bounds: Story = {
  render: (args) => (
    <Cases inline={288}>
      <Case of="No unit">
        <TicketBar {...args} units={[]} lines={0} />
      </Case>
      <Case of="Large">
        <TicketBar {...args} units={[1_000n]} lines={100_000} defaultValue={{ unit: hugeAmount, multiple: 999 }} />
      </Case>
      <Case of="Long words">
        <TicketBar {...args} hint={longGerman} messages={{ add: longGerman, unit: longGerman }} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 3);
  },
};
