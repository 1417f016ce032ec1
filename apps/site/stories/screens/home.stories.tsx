import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import type { HttpHandler } from "msw";
import { changeAnswer, neverAnswer, refuse } from "../../mocks/answer.ts";
import { expectGreeting, setupStory, expectLoaded, expectSkeleton } from "../setup/story-setup.ts";
import { PageStory } from "../setup/page-story.tsx";

/** As much of each list as shows what it is: what comes again is gone over again by every gate. */
const aFew: readonly HttpHandler[] = [
  changeAnswer("games.popular", ({ items, ...rest }) => ({ ...rest, items: items.slice(0, 8) })),
  changeAnswer("games.vendors", ({ lanes }) => ({ lanes: lanes.slice(0, 4) })),
];
const meta = {
  title: "Screens/Home",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: "/", answers: aFew },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
/** Signed in for more than an hour: the session clock stands in the header. */
export const Member: Story = {
  args: {
    as: "member",
    answers: [
      changeAnswer("responsibleGambling.session", (value) => ({ ...value, startedAt: value.asOf - 72 * 60_000 })),
      ...aFew,
    ],
  },
  play: async (context) => {
    await expectLoaded(context);
    const clock = await screen.findByRole("button", { name: /^1:12/ });
    await expect(clock).toHaveTextContent("1:12");
  },
};
/** The server does not answer yet: the shape of what comes. */
export const Loading: Story = {
  args: {
    answers: [neverAnswer("notice.get"), neverAnswer("winners.list"), neverAnswer("games.popular"), neverAnswer("games.menus")],
  },
  play: expectSkeleton,
};
/** What the house says by itself, once the page stands. */
export const Gift: Story = { args: { address: "/help", greetings: true }, play: expectGreeting };
export const Notices: Story = {
  args: { address: "/help", greetings: true, answers: [changeAnswer("gift.get", (value) => ({ ...value, gift: null }))] },
  play: expectGreeting,
};
/** Each part shows its own error. */
export const Failing: Story = {
  args: {
    answers: [
      refuse("notice.get", "system.busy"),
      refuse("winners.list", "system.busy"),
      refuse("draws.opened", "system.busy"),
      refuse("games.popular", "system.busy"),
      refuse("games.vendors", "system.busy"),
    ],
  },
};
