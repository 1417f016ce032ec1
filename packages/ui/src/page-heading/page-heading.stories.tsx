import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { SearchField } from "../search-field/search-field.tsx";
import { Texts } from "../story/bounds.tsx";
import { holds } from "../story/faults.ts";
import { Surface } from "../surface/surface.tsx";
import { PageHeading } from "./page-heading.tsx";

const meta = {
  title: "Text/PageHeading",
  component: PageHeading,
  parameters: { layout: "fullscreen" },
  args: { title: "Winners", lead: "The largest prizes of a day, a week or a month." },
} satisfies Meta<typeof PageHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Winners" })).toBeVisible();
    await expect(canvas.getByText(/^The largest prizes/)).toBeVisible();
  },
};
/** A page that needs no sentence under its name. */
export const TitleAlone: Story = { args: { lead: undefined } };
/** With a button beside the title. */
export const WithAction: Story = { args: { action: <Button variant="primary">Install</Button> } };
/** A lobby: felt under the header, how many games there are, and their search. */
export const OnCloth: Story = {
  args: {
    ground: "cloth",
    title: "Slots",
    count: "1,240",
    lead: undefined,
    children: <SearchField aria-label="Game or provider name" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Slots 1,240" })).toBeVisible();
    await expect(canvas.getByRole("searchbox", { name: "Game or provider name" })).toBeVisible();
  },
};
/** The first thing in a card, as on the page that signs a person in. */
export const InsideCard: Story = {
  args: { ground: "inside", title: "Log in", lead: "Log in to continue." },
  decorators: [
    (Render) => (
      <Surface padding="lg">
        <Render />
      </Surface>
    ),
  ],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 1, name: "Log in" });
    const card = heading.closest("[data-component=surface]");
    // The card's own padding is all there is beside it.
    const edge = Number.parseFloat(card ? getComputedStyle(card).paddingInlineStart : "");
    const gap = heading.getBoundingClientRect().left - (card?.getBoundingClientRect().left ?? 0);
    await expect(Math.abs(gap - edge)).toBeLessThan(2);
  },
};
export const Narrow: Story = {
  args: { action: <Button>Points record</Button> },
  decorators: [
    (Render) => (
      <div style={{ inlineSize: 320 }}>
        <Render />
      </div>
    ),
  ],
};
export const Hindi: Story = {
  args: { ground: "cloth", title: "स्लॉट", count: "1,240", lead: undefined },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: { ground: "cloth", title: "سلوتس", count: "1,240", lead: undefined },
  globals: { language: "ar" },
};
/** Titles that have no place to break. */
export const Bounds: Story = {
  render: () => (
    <Texts>{(text) => <PageHeading title={text} count="99,99,99,999" lead={text} action={<Button>{text}</Button>} />}</Texts>
  ),
  play: async ({ canvasElement }) => holds(canvasElement, 5),
};
