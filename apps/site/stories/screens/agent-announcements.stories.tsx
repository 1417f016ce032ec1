import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { expect, screen, waitFor } from "storybook/test";
import { answer, changeAnswer, neverAnswer, refuse } from "../../mocks/answer.ts";
import { noNotices, oneNotice, sampleNotices } from "../../mocks/sample-notices.ts";
import { PageStory } from "../setup/page-story.tsx";
import { expectLoaded, expectSkeleton, setupStory } from "../setup/story-setup.ts";

/** The first handler that matches answers, so a story's own come before. */
const asAgent = (...first: HttpHandler[]): HttpHandler[] => [
  ...first,
  changeAnswer("member.info", (value) => ({ ...value, type: 2 as const })),
  answer("announcements.agents", sampleNotices),
  answer("announcements.markRead", { unread: 0 }),
];

const page = (path = "") => `/help?overlay=agent/announcement${path}`;

const meta = {
  title: "Screens/Agent announcements",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: page(), as: "member", answers: asAgent() },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = { args: { answers: asAgent(answer("announcements.agents", oneNotice)) } };
export const Empty: Story = { args: { answers: asAgent(answer("announcements.agents", noNotices)) } };
export const OfOneKind: Story = { args: { address: `${page()}&in.kind=AC` } };
export const Loading: Story = { args: { answers: asAgent(neverAnswer("announcements.agents")) }, play: expectSkeleton };
export const Failing: Story = { args: { answers: asAgent(refuse("announcements.agents", "system.busy")) } };

/** The address opens a notice, also on a phone, where the list is one step back. */
export const Opened: Story = {
  args: { address: page("/n2") },
  play: async (context) => {
    await expectLoaded(context);
    await waitFor(() => expect(screen.getByText(/^An offer that is not signed/)).toBeVisible());
  },
};
