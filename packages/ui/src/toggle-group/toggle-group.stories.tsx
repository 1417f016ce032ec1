import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longGerman, longHindi, longAddress, arabicName, many } from "../story/hard-values.ts";
import { holds, isIsolated } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { heart } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { ChangeDetails } from "../overlay/details.ts";
import { keyboard } from "./toggle-group.keyboard.ts";
import { ToggleGroup } from "./toggle-group.tsx";

const meta = {
  title: "Actions/ToggleGroup",
  component: ToggleGroup,
  args: {
    "aria-label": "Games with",
    items: [
      { value: "new", label: "New" },
      { value: "jackpot", label: "Jackpot" },
      { value: "favourite", label: "Favourites", icon: <Icon art={heart} /> },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof ToggleGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  args: { defaultValue: ["jackpot"] },
  play: async ({ canvas, userEvent, args }) => {
    const on = (name: string) => canvas.getByRole("button", { name });
    await expect(on("Jackpot")).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(on("New"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["jackpot", "new"], expect.objectContaining({ reason: "toggle" }));
    await userEvent.click(on("Jackpot"));
    await userEvent.click(on("New"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([], expect.anything());
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent, canvasElement }) => {
    const rtl = getComputedStyle(canvasElement).direction === "rtl";
    const [tab, next, before, home, end, space] = keyboard;
    const press = (row: (typeof keyboard)[number]) =>
      row === space ? userEvent.keyboard(" ") : userEvent.keyboard(`{${rtl && "rtlKeys" in row ? row.rtlKeys : row.keys}}`);
    const choice = (name: string) => canvas.getByRole("button", { name });
    await press(tab);
    await expect(choice("New")).toHaveFocus();
    await press(next);
    await expect(choice("Jackpot")).toHaveFocus();
    await press(space);
    await expect(choice("Jackpot")).toHaveAttribute("aria-pressed", "true");
    await press(before);
    await expect(choice("New")).toHaveFocus();
    await press(end);
    await expect(choice("Favourites")).toHaveFocus();
    await press(home);
    await expect(choice("New")).toHaveFocus();
    await press(space);
    await press(space);
    await expect(choice("New")).toHaveAttribute("aria-pressed", "false");
    await expect(choice("Jackpot")).toHaveAttribute("aria-pressed", "true");
  },
};
/** A controlled group whose owner refuses keeps what it had. */
export const Refused: Story = {
  args: {
    defaultValue: ["new"],
    onValueChange: fn((_value: readonly string[], details: ChangeDetails<"toggle">) => details.cancel()),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Jackpot" }));
    await expect(canvas.getByRole("button", { name: "Jackpot" })).toHaveAttribute("aria-pressed", "false");
  },
};
export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <ToggleGroup {...args} size="md" defaultValue={["new"]} />
      <ToggleGroup {...args} aria-label="All off" disabled defaultValue={["new"]} />
      <ToggleGroup
        {...args}
        aria-label="One off"
        items={[
          { value: "live", label: "Live" },
          { value: "table", label: "Tables", disabled: true },
        ]}
      />
    </div>
  ),
};
export const Hindi: Story = {
  args: {
    "aria-label": "खेल",
    items: [
      { value: "new", label: "नए" },
      { value: "jackpot", label: "जैकपॉट" },
      { value: "favourite", label: "पसंदीदा" },
    ],
    defaultValue: ["new"],
  },
};
/** Goes on in the next line, and a long word breaks rather than widen the page. */
export const Narrow: Story = {
  args: {
    "aria-label": "المزوّدون",
    items: ["كازينو مباشر", "ألعاب السلوت", "رياضة", "يانصيب", "Rindfleischetikettierungsüberwachungsaufgabe"].map((label) => ({
      value: label,
      label,
    })),
    defaultValue: ["رياضة"],
  },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const OnCloth: Story = {
  args: { defaultValue: ["new"] },
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <ToggleGroup {...args} />
    </div>
  ),
};
/** No choice, a hundred, words that cannot break, values that are not among them. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      <Case of="None">
        <ToggleGroup {...args} aria-label="None" items={[]} />
      </Case>
      <Case of="A hundred">
        <ToggleGroup
          {...args}
          aria-label="A hundred"
          defaultValue={["nowhere"]}
          items={many(100, (place) => ({ value: `${place}`, label: `${place}` }))}
        />
      </Case>
      <Case of="Long words">
        <ToggleGroup
          {...args}
          aria-label="Long words"
          items={[longGerman, longHindi, arabicName, longAddress].map((label) => ({ value: label, label }))}
        />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 3);
    for (const choice of canvas.getAllByRole("button")) await expect(choice).toHaveAttribute("aria-pressed", "false");
    await expect(isIsolated(canvasElement, arabicName)).toBe(true);
  },
};
