import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
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
/** An address that names no kind of lottery lists all of them. */
export const UnknownKind: Story = {
  args: { address: "/lottery-games?type=NO_SUCH_TYPE&gameCode=NO_SUCH_GAME&playType=no-such-play&view=no-such-view" },
  play: async (context) => {
    await expectLoaded(context);
    await expect(screen.getByRole("heading", { level: 1, name: /^Lottery games/ })).toBeVisible();
    await expect(screen.getByRole("radio", { name: "All" })).toBeChecked();
    await expect(screen.getAllByText("Hanoi VIP")[0]).toBeVisible();
  },
};
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
