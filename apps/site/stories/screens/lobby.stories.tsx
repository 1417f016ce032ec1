import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { answer, changeAnswer, neverAnswer, refuse } from "../../mocks/answer.ts";
import { recordedAt } from "../../mocks/recorded-calls.ts";
import { setupStory, expectLoaded, expectSkeleton } from "../setup/story-setup.ts";
import { PageStory } from "../setup/page-story.tsx";

const meta = {
  title: "Screens/Lobby",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: "/slot-games" },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const DAY = 86_400_000;

/** The start of the list, as if it were all of it. */
export const Games: Story = {
  args: {
    answers: [changeAnswer("games.list", ({ items }) => ({ items: items.slice(0, 18), total: 18, next: null }))],
  },
};
export const Favourites: Story = { args: { address: "/slot-games?list=favourites", as: "member" } };
export const NothingFound: Story = { args: { address: "/slot-games?search=zebra+crossing" } };
/** Of one game several rounds wait, of another the last one. */
export const FreeRounds: Story = {
  args: {
    address: "/slot-games?list=favourites",
    as: "member",
    answers: [
      answer("games.freeRounds", {
        items: [
          { gameId: "paper-tiger.seven-bazaar", rounds: 5, until: recordedAt.getTime() + 3 * DAY },
          { gameId: "juno-co.emerald-stepwell", rounds: 1, until: recordedAt.getTime() + 9 * DAY },
          { gameId: "paper-tiger.seven-bazaar", rounds: 20, until: recordedAt.getTime() + 9 * DAY },
        ],
        next: null,
      }),
    ],
  },
  play: async (context) => {
    await expectLoaded(context);
    const seven = await screen.findByRole("link", { name: /Seven Bazaar/ });
    await expect(within(seven).getByText("5 free rounds until Nov 15")).toBeVisible();
    await expect(screen.getByText("1 free round until Nov 21")).toBeVisible();
    await expect(screen.queryByText(/20 free rounds/)).toBeNull();
  },
};
/** One search over all games, before anything is typed. */
export const Search: Story = { args: { address: "/help?overlay=search" } };
export const Loading: Story = { args: { answers: [neverAnswer("games.list")] }, play: expectSkeleton };
export const Failing: Story = { args: { answers: [refuse("games.list", "system.busy")] } };
