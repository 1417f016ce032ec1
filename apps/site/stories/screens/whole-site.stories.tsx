import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { changeAnswer, refuse } from "../../mocks/answer.ts";
import { expectClosed, expectConsent, expectLoaded, setupStory } from "../setup/story-setup.ts";
import { PageStory } from "../setup/page-story.tsx";

const meta = {
  title: "Screens/Whole site",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: "/no/such/page" },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link to support is that of the status: other addresses are sealed for the caller, so none was recorded. */
const answersOf = (status: 1 | 2): readonly HttpHandler[] => [
  changeAnswer("system.status", (value) => ({ ...value, status })),
  refuse("support.service", "system.busy"),
];

const countsVisits = changeAnswer("system.whitelabel", (brand) => ({ ...brand, analytics: { gtagId: "G-EXAMPLE" } }));

export const NotFound: Story = {};
export const Maintenance: Story = { args: { address: "/help", answers: answersOf(1) }, play: expectClosed };
export const RegionBlocked: Story = { args: { address: "/help", answers: answersOf(2) }, play: expectClosed };
export const AsksConsent: Story = { args: { address: "/help", answers: [countsVisits] }, play: expectConsent };
