import type { Meta, StoryObj } from "@storybook/react-vite";
import { refuse } from "../../mocks/answer.ts";
import { setupStory, expectLoaded } from "../setup/story-setup.ts";
import { PageStory } from "../setup/page-story.tsx";

const meta = {
  title: "Screens/Games",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: "/lottery-games" },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LotteryGames: Story = {};
export const OneWallet: Story = { args: { address: "/seamless?vassalage=SAFFRON_REEL" } };
export const SubGames: Story = { args: { address: "/help?overlay=games/MRIDANG" } };
export const SubGamesFailing: Story = {
  args: { address: "/help?overlay=games/MRIDANG", answers: [refuse("games.subGames", "system.busy")] },
};
export const NoSuchProvider: Story = {
  args: { address: "/help?overlay=games/NO_VENDOR", answers: [refuse("games.subGames", "game.not_found")] },
};
export const UnderMaintenance: Story = { args: { address: "/help?overlay=games/MRIDANG/nothing.there" } };
/** A trial account at a real feature. */
export const RealAccount: Story = { args: { address: "/help?overlay=realAccount", as: "trial" } };
