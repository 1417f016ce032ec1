import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { expect, fn, waitFor } from "storybook/test";
import { trophy } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { Group } from "../group/group.tsx";
import { keyboard } from "./tag.keyboard.ts";
import { Tag, type TagOwnProps } from "./tag.tsx";

/** Storybook's types cannot follow a union: the two ways of a tag laid flat. */
interface Args extends TagOwnProps {
  onRemove?: () => void;
  name?: string;
}
function Shown({ onRemove, children, name = typeof children === "string" ? children : "", ...rest }: Args) {
  return onRemove ? (
    <Tag {...rest} onRemove={onRemove} name={name}>
      {children}
    </Tag>
  ) : (
    <Tag {...rest}>{children}</Tag>
  );
}

const meta: Meta<Args> = {
  title: "Data/Tag",
  component: Shown,
  args: { children: "Slots", onRemove: fn() },
};
export default meta;
type Story = StoryObj<Args>;

export const Rest: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Remove Slots" });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    await userEvent.click(button);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Tones: Story = {
  render: () => (
    <Group>
      <Tag>Neutral</Tag>
      <Tag tone="accent" icon={<Icon art={trophy} />}>
        VIP 3
      </Tag>
      {(["positive", "negative", "warning", "info"] as const).map((tone) => (
        <Tag key={tone} tone={tone} onRemove={fn()}>
          {tone}
        </Tag>
      ))}
    </Group>
  ),
};
function Filters() {
  const [chosen, setChosen] = useState(["Slots", "Live casino", "कैसीनो", "رياضة"]);
  return (
    <Group as="ul" aria-label="Filters">
      {chosen.map((name) => (
        <li key={name}>
          <Tag onRemove={() => setChosen(chosen.filter((other) => other !== name))}>{name}</Tag>
        </li>
      ))}
    </Group>
  );
}
/** The name of the button follows the language; a tag that is not a text has a `name`. */
export const Hindi: Story = {
  args: { children: <b>स्लॉट</b>, name: "स्लॉट" },
  globals: { language: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "स्लॉट हटाएँ" })).toBeVisible();
  },
};
/** Several in a list. When one is removed, the focus goes on to the next, and from the last one to the one before. */
export const InList: Story = {
  tags: ["keyboard"],
  render: () => <Filters />,
  play: async ({ canvas, userEvent }) => {
    const remove = (name: string) => canvas.getByRole("button", { name: new RegExp(`Remove .?${name}`) });
    const press = (row: (typeof keyboard)[number]) => userEvent.keyboard(`{${row.keys}}`);
    const [tab, enter, del, back] = keyboard;
    await userEvent.tab();
    await expect(remove("Slots")).toHaveFocus();
    await press(tab);
    await expect(remove("Live casino")).toHaveFocus();
    await press(enter);
    await waitFor(() => expect(remove("कैसीनो")).toHaveFocus());
    await press(del);
    await waitFor(() => expect(remove("رياضة")).toHaveFocus());
    await press(back);
    await waitFor(() => expect(remove("Slots")).toHaveFocus());
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
  },
};
/** A long word breaks rather than widen the page. */
export const Narrow: Story = {
  args: { children: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz" },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const OnCloth: Story = {
  ...Tones,
  decorators: [
    (Render) => (
      <div data-ground="cloth" style={{ padding: 24 }}>
        <Render />
      </div>
    ),
  ],
};
export const Bounds: Story = {
  render: (args) => (
    <Texts inline={200}>
      {(text) => (
        <>
          <Shown {...args}>{text}</Shown> ₹500
        </>
      )}
    </Texts>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 5);
    for (const button of canvas.getAllByRole("button"))
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};
