import type { Meta, StoryObj } from "@storybook/react-vite";
import { neverAnswer, refuse } from "../../mocks/answer.ts";
import { setupStory, expectLoaded, expectSkeleton } from "../setup/story-setup.ts";
import { PageStory } from "../setup/page-story.tsx";

const meta = {
  title: "Screens/Sign in and register",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: "/login" },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {};
export const Register: Story = { args: { address: "/register" } };
/** The brand's rules have not loaded. */
export const RegisterLoading: Story = {
  args: { address: "/register", answers: [neverAnswer("register.settings")] },
  play: expectSkeleton,
};
export const RegisterFailing: Story = {
  args: { address: "/register", answers: [refuse("register.settings", "system.busy")] },
};
export const LoginOverlay: Story = { args: { address: "/help?overlay=login" } };
export const RegisterOverlay: Story = { args: { address: "/help?overlay=register" } };
export const Forgot: Story = { args: { address: "/help?overlay=forgot" } };
