import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Link } from "../link/link.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { Stack } from "../stack/stack.tsx";
import { Surface } from "../surface/surface.tsx";
import { Text } from "../text/text.tsx";
import { BaizeProvider } from "./provider.tsx";

const games = { slots: "Slots", live: "Live casino", lottery: "Lottery" };
const arabicGames = { slots: "سلوتس", live: "كازينو مباشر", lottery: "يانصيب" };

const row = (label: string, names: Record<string, string>) => (
  <SegmentedControl aria-label={label} items={Object.entries(names).map(([value, name]) => ({ value, label: name }))} />
);

const meta = {
  title: "Layout/BaizeProvider",
  component: BaizeProvider,
  args: { locale: "ar", children: row("الألعاب", arabicGames) },
  argTypes: { children: { control: false }, link: { control: false } },
} satisfies Meta<typeof BaizeProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An Arabic island in the story's page: its arrow keys, its letters and its popups are Arabic. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole("radio");
    first?.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(second).toHaveFocus();
  },
};

/** `dir` on any element is enough where only the direction differs. */
export const DirAlone: Story = {
  args: {
    locale: "en",
    children: (
      <div dir="rtl" lang="ar">
        {row("الألعاب", arabicGames)}
      </div>
    ),
  },
};

/** Another brand in the dark, inside the page's brand. */
export const OtherLook: Story = {
  args: { locale: "en", theme: "dark", brand: "utsav", children: <Surface>{row("Games", games)}</Surface> },
};

/** A provider inside a provider takes what it does not set from the one around it. */
export const Nested: Story = {
  args: {
    locale: "ar",
    children: (
      <Stack>
        <Text>العاب اليوم</Text>
        <BaizeProvider locale="en">{row("Games", games)}</BaizeProvider>
      </Stack>
    ),
  },
};

/** The router's link, given once, follows every `href` of the kit. */
export const RouterLink: Story = {
  args: {
    locale: "en",
    link: ({ href, children, ...rest }) => (
      <a href={href} data-route={href} {...rest}>
        {children}
      </a>
    ),
    children: <Link href="#slots">Slots</Link>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Slots" })).toHaveAttribute("data-route", "#slots");
  },
};
