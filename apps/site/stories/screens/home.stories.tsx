import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import type { HttpHandler } from "msw";
import { changeAnswer, neverAnswer, refuse } from "../../mocks/answer.ts";
import { expectGreeting, setupStory, expectLoaded, expectSkeleton } from "../setup/story-setup.ts";
import { PageStory } from "../setup/page-story.tsx";

/** A few items of each list: repeated ones would be checked again by every gate. */
const aFew: readonly HttpHandler[] = [
  changeAnswer("games.popular", ({ items, ...rest }) => ({ ...rest, items: items.slice(0, 8) })),
  changeAnswer("games.vendors", ({ vendorRows }) => ({ vendorRows: vendorRows.slice(0, 4) })),
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

/** Each latest draw links to its lottery. */
export const Visitor: Story = {
  play: async (context) => {
    await expectLoaded(context);
    const draws = within(await screen.findByRole("region", { name: "Latest draws" }));
    const cards = await draws.findAllByRole("listitem");
    await expect(draws.getAllByRole("link")).toHaveLength(
      cards.filter((card) => card.querySelector("[data-component=draw-card]")).length,
    );
  },
};
/** Signed in for more than an hour: the header has the session clock. */
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
/** Beside the newest announcements, the newest notice for players and the newest of promotions. */
export const NewsOfEachKind: Story = {
  args: {
    answers: [changeAnswer("announcements.list", (value) => ({ ...value, items: value.items.slice(4) })), ...aFew],
  },
  play: async (context) => {
    await expectLoaded(context);
    const news = within(await screen.findByRole("region", { name: "Announcements" }));
    await expect(news.getByRole("button", { name: /^UPI deposits are slow/ })).toBeVisible();
    await expect(news.getByRole("button", { name: /^12 new slots from Saffron Reel/ })).toBeVisible();
  },
};
/** A new brand has no offers yet: the winners follow the categories, without empty room for a banner. */
export const WithoutOffers: Story = {
  args: { answers: [changeAnswer("notice.get", (value) => ({ ...value, banners: [] })), ...aFew] },
  play: async (context) => {
    await expectLoaded(context);
    const board = document.querySelector("[data-component=winners-board]");
    if (!board?.parentElement) throw new Error("Home has winners.");
    const { parentElement: room } = board;
    await waitFor(() => expect(room.previousElementSibling).toBeNull());
    await expect(board.getBoundingClientRect().width).toBeGreaterThan(0.9 * (room.parentElement?.clientWidth ?? 0));
  },
};
/** The server does not answer yet: skeletons. */
export const Loading: Story = {
  args: {
    answers: [neverAnswer("notice.get"), neverAnswer("winners.list"), neverAnswer("games.popular"), neverAnswer("games.menus")],
  },
  play: expectSkeleton,
};
/** The greetings, after the page is complete. */
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
