import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";
import { answer, changeAnswer, neverAnswer, refuse } from "../../mocks/answer.ts";
import { setupStory, expectLoaded, expectSkeleton } from "../setup/story-setup.ts";
import { PageStory } from "../setup/page-story.tsx";

const meta = {
  title: "Screens/Reading",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: "/promotions" },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Promotions: Story = {};
export const PromotionsLoading: Story = { args: { answers: [neverAnswer("promotions.list")] }, play: expectSkeleton };
export const PromotionsFailing: Story = { args: { answers: [refuse("promotions.list", "system.busy")] } };
export const NoPromotions: Story = {
  args: { answers: [changeAnswer("promotions.list", (value) => ({ ...value, items: [] }))] },
};
export const Promotion: Story = { args: { address: "/promoDetail?id=6c2853bf-e9c8-8d2c-ac19-da91b75b25f3" } };
export const Help: Story = { args: { address: "/help" } };
export const HelpCentre: Story = { args: { address: "/helpmc" } };
export const Download: Story = { args: { address: "/download" } };
export const Join: Story = { args: { address: "/join" } };
/** The sandbox invents its winners, and says so. */
export const Winners: Story = {
  args: { address: "/winners" },
  play: async (context) => {
    await expectLoaded(context);
    await screen.findByText(/^(Demonstration|नमूना|عرض تجريبي)/);
  },
};
/** The answer is sealed to a temporary key: a recorded one cannot be opened again. */
export const SupportFailing: Story = {
  args: { address: "/help?overlay=support", answers: [refuse("support.service", "system.busy")] },
};
export const Mirrors: Story = {
  args: { address: "/help?overlay=mirrors", answers: [answer("system.ping", { serverTime: 0 })] },
};
export const Announcements: Story = { args: { address: "/help?overlay=announcements" } };
export const NoAnnouncements: Story = {
  args: {
    address: "/help?overlay=announcements",
    answers: [changeAnswer("announcements.list", (value) => ({ ...value, items: [], total: 0 }))],
  },
};
