import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { stateNames } from "../story/force-states.ts";
import { EachState, forcedStates } from "../story/forced-states.tsx";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { FilterBar } from "./filter-bar.tsx";

const fields = (
  <>
    <SegmentedControl
      aria-label="Period"
      items={[
        { value: "today", label: "Today" },
        { value: "7", label: "7 days" },
        { value: "30", label: "30 days" },
      ]}
    />
    <TextField label="Game" name="game" />
  </>
);
const meta = {
  title: "Patterns/FilterBar",
  component: FilterBar,
  tags: ["!autodocs"],
  // A control of Storybook cannot hold an element.
  argTypes: { children: { control: false } },
  args: {
    label: "Filter bets",
    activeCount: 2,
    children: fields,
    onSubmit: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("button", { name: /Filter bets/ })).toBeNull();
    await userEvent.type(canvas.getByRole("textbox", { name: "Game" }), "monsoon{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};
/** The last choice, the field and both buttons: at rest, hovered, focused and pressed. */
export const HoverAndFocus: Story = {
  decorators: [
    forcedStates("[role=radio]:last-of-type", "input[type=text]", "[type=submit]", "[data-part=actions] [type=button]"),
  ],
  render: (args) => <EachState inline={480}>{(state) => <FilterBar {...args} label={stateNames[state]} />}</EachState>,
};
/** Without a filter there is nothing to reset. */
export const NothingSet: Story = {
  args: { activeCount: 0, onSubmit: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Clear filters" })).toBeNull();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Filter bets\s*2 set/ })).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole("button", { name: /Filter bets/ });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Today" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Game" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Clear filters" })).toHaveFocus();
  },
};
export const Hindi: Story = {
  args: {
    label: "दाँव छाँटें",
    children: <TextField label="खेल" name="game" />,
  },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: {
    label: "تصفية الرهانات",
    children: <TextField label="اللعبة" name="game" />,
  },
  globals: { language: "ar" },
};
export const Bounds: Story = {
  render: (args) => (
    <Texts>
      {(text) => (
        <FilterBar {...args} label={text} activeCount={999_999_999} messages={{ apply: text, reset: text }}>
          <TextField label={text} name="game" />
        </FilterBar>
      )}
    </Texts>
  ),
  play: async ({ canvasElement }) => holds(canvasElement, 5),
};
