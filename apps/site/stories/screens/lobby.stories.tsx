import type { Meta, StoryObj } from "@storybook/react-vite";
import { changeAnswer, neverAnswer, refuse } from "../../mocks/answer.ts";
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

/** The start of the list, as if it were all of it. */
export const Games: Story = {
  args: {
    answers: [changeAnswer("games.list", ({ items }) => ({ items: items.slice(0, 18), total: 18, next: null }))],
  },
};
export const Favourites: Story = { args: { address: "/slot-games?list=favourites", as: "member" } };
export const NothingFound: Story = { args: { address: "/slot-games?search=zebra+crossing" } };
/** One search over all games, before anything is typed. */
export const Search: Story = { args: { address: "/help?overlay=search" } };
export const Loading: Story = { args: { answers: [neverAnswer("games.list")] }, play: expectSkeleton };
export const Failing: Story = { args: { answers: [refuse("games.list", "system.busy")] } };
