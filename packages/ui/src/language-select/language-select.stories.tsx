import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inFrame } from "../overlay/story-frame.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { longGerman, longHindi, arabicName, many } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { languages } from "../story/shell-fixture.ts";
import { sizes } from "../story/sizes.tsx";
import { LanguageSelect, type LanguageSelectProps } from "./language-select.tsx";

const meta = {
  title: "Navigation/LanguageSelect",
  component: LanguageSelect,
  tags: ["!autodocs"],
  args: { label: "Language", languages, value: "HI", onValueChange: fn() },
} satisfies Meta<typeof LanguageSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const radio = (name: string) => screen.getByRole("menuitemradio", { name });

export const Playground: Story = {
  args: { wide: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Language: हिन्दी" }));
    await expect(await screen.findByRole("menuitemradio", { name: "हिन्दी" })).toBeChecked();
    const arabic = screen.getByText("العربية");
    await expect(arabic).toHaveAttribute("lang", "ar");
    await expect(arabic).toHaveAttribute("dir", "rtl");
    await userEvent.click(arabic);
    await expect(args.onValueChange).toHaveBeenCalledWith("AR", expect.objectContaining({ reason: "choose" }));
  },
};
export const Open: Story = {
  decorators: [pressedInDocs()],
  parameters: inFrame(420),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findAllByRole("menuitemradio")).toHaveLength(languages.length);
  },
};
/** In place of a button that was pressed while the list's code loaded. */
export const OpenAtFirst: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas, userEvent }) => {
    await expect(await screen.findAllByRole("menuitemradio")).toHaveLength(languages.length);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
  },
};
export const OnlyOne: Story = {
  args: { languages: languages.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
/** The chosen language is named before its texts have come. */
export const Pending: Story = {
  args: { pending: true, wide: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Language: हिन्दी" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await expect(screen.queryByRole("menu")).toBeNull();
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await waitFor(() => expect(radio("हिन्दी")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(radio("English")).toHaveFocus();
    await userEvent.keyboard("ไ");
    await expect(radio("ไทย")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("menu");
    await waitFor(() => expect(radio("हिन्दी")).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith("JA", expect.objectContaining({ reason: "choose" }));
  },
};
export const OnBar: Story = {
  args: { wide: true },
  decorators: [
    (Story) => (
      <div data-ground="cloth" style={{ padding: 12 }}>
        <Story />
      </div>
    ),
  ],
};
export const Arabic: Story = { args: { label: "اللغة", value: "AR", wide: true }, globals: { language: "ar" } };
/** Two hundred languages, names that cannot break: the list scrolls in itself. */
export const Bounds: Story = {
  args: {
    wide: true,
    value: "L0",
    languages: many(200, (place) => ({
      code: `L${place}`,
      tag: "en",
      name: [longGerman, longHindi, arabicName][place] ?? `Language ${place}`,
      dir: "ltr" as const,
    })),
  },
  render: (args) => (
    <Cases>
      <Case of="Two hundred">
        <LanguageSelect {...args} />
      </Case>
      <Case of="A code that is not there">
        <LanguageSelect {...args} label="Other" value="ZZ" />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await holds(canvasElement, 2);
    await userEvent.click(canvas.getAllByRole("button")[0] ?? canvasElement);
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Sizes: Story = sizes((args: LanguageSelectProps) => <LanguageSelect {...args} wide />, "button", "block-size");
