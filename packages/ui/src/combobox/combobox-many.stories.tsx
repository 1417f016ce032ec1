import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inFrame } from "../overlay/story-frame.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { arabicName, longGerman, longValue, many, mixedValue } from "../story/hard-values.ts";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { at, options } from "./combobox-play.ts";
import { banks, messages } from "./combobox.fixture.ts";
import { Combobox, type ComboboxOwnProps } from "./combobox.tsx";

const Field = flat<ComboboxOwnProps>(Combobox);
type Args = StoryArgs<ComboboxOwnProps>;
const meta: Meta<Args> = {
  title: "Fields/Combobox, many options",
  component: Field,
  // Documented with the others.
  tags: ["!autodocs"],
  args: { label: "Bank", options: banks, placeholder: "Write a bank’s name", messages, onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 360, minBlockSize: 300 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;

/** Two thousand games: what is out of sight is drawn when the end comes near. */
export const TwoThousand: Story = {
  args: {
    label: "Game",
    messages: {},
    options: Array.from({ length: 2000 }, (_, index) => ({ value: `g${index}`, label: `Pearl Monsoon ${index + 1}` })),
    defaultValue: "g0",
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await screen.findAllByRole("option");
    await expect(options()).toHaveLength(60);
    const list = screen.getByRole("listbox");
    list.scrollTop = list.scrollHeight;
    await waitFor(() => expect(options()).toHaveLength(120));
    await userEvent.clear(input);
    await userEvent.type(input, "1999");
    await expect(options()).toEqual(["Pearl Monsoon 1999"]);
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveValue("Pearl Monsoon 1999");
    await userEvent.keyboard("{ArrowDown}");
    await at("Pearl Monsoon 1999");
    await expect(screen.getByRole("option", { name: "Pearl Monsoon 1999" })).toHaveAttribute("aria-setsize", "2000");
  },
};
/** What the server's answer waits for: the play holds it back until the wait has been seen. */
let served = Promise.resolve();
function Searched(args: Args) {
  const [query, setQuery] = useState("");
  const [answer, setAnswer] = useState<{ query: string; options: typeof banks }>({ query: "", options: [] });
  const ask = (text: string) => {
    setQuery(text);
    const found = banks.filter(({ label }) => label.startsWith(text));
    void served.then(() => setAnswer({ query: text, options: found }));
  };
  return (
    <Field
      {...args}
      filter={false}
      options={answer.options}
      loading={query !== answer.query}
      onQueryChange={ask}
      valueLabel="Bank of India"
    />
  );
}
/** A server finds. The option that was taken keeps its name when it is no longer among the answers. */
export const FromServer: Story = {
  decorators: [pressedInDocs({ into: "input", write: "H" })],
  parameters: inFrame(320),
  args: { defaultValue: "boi" },
  render: (args) => <Searched {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox");
    await expect(input).toHaveValue("Bank of India");
    const held = Promise.withResolvers<void>();
    served = held.promise;
    await userEvent.clear(input);
    await userEvent.type(input, "HD");
    await expect(screen.getAllByText("Searching…")[0]).toBeVisible();
    held.resolve();
    await userEvent.click(await screen.findByRole("option", { name: /HDFC/ }));
    await waitFor(() => expect(screen.queryByText("Searching…")).toBeNull());
    await expect(input).toHaveValue("HDFC Bank");
  },
};
export const Loading: Story = {
  decorators: [pressedInDocs({ into: "input", write: "H" })],
  parameters: inFrame(320),
  args: { options: [], loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(screen.getAllByText("Searching…")).toHaveLength(2));
    await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  },
};
export const Empty: Story = {
  decorators: [pressedInDocs({ into: "input", write: "X" })],
  parameters: inFrame(320),
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(screen.getAllByText("No bank by this name")).toHaveLength(2));
  },
};
/** 10,000 options whose words cannot break: sixty are in the page, and each letter finds among all of them. */
export const Bounds: Story = {
  args: {
    options: [
      { value: "long", label: longValue, note: longValue.slice(0, 300) },
      { value: "mixed", label: mixedValue },
      { value: " .*+?^$#\"'", label: "(a+)+$" },
      ...many(10_000, (place) => ({ value: `${place}`, label: `${longGerman} ${place}`, note: arabicName })),
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, canvasElement }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await userEvent.paste(longValue);
    await at("पैसा");
    await expect(screen.getByRole("listbox").scrollWidth).toBeLessThanOrEqual(screen.getByRole("listbox").clientWidth);
    await userEvent.clear(input);
    await userEvent.paste("gesetz 9999");
    await at(`${longGerman} 9999`);
    await userEvent.clear(input);
    await expect(options().length).toBeLessThan(130);
    await userEvent.clear(input);
    await userEvent.paste("(a+)+$");
    await at("(a+)+$");
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveValue("(a+)+$");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
