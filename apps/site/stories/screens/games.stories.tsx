import type { Meta, StoryObj } from "@storybook/react-vite";
import { changeAnswer, refuse } from "../../mocks/answer.ts";
import { setupStory, expectLoaded } from "../setup/story-setup.ts";
import { PageStory } from "../setup/page-story.tsx";

const meta = {
  title: "Screens/Games",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: "/lottery" },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lottery: Story = {};
export const NoDraws: Story = { args: { answers: [changeAnswer("draws.opened", (value) => ({ ...value, items: [] }))] } };
export const LotteryFailing: Story = { args: { answers: [refuse("draws.opened", "system.busy")] } };
export const ElectronicLottery: Story = { args: { address: "/elott" } };
export const VietnameseLottery: Story = { args: { address: "/vnlottery" } };
/** A provider serves the draw: its betting table is open. */
export const BettingOpen: Story = {
  args: {
    address: "/vnlottery?gameCode=HANOI_VIP",
    answers: [
      changeAnswer("vn.menu", ({ items, next }) => ({ items: items.map((game) => ({ ...game, launchable: true })), next })),
    ],
  },
};
export const LotteryGames: Story = { args: { address: "/lottery-games" } };
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
