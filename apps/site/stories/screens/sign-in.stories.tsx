import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import type { OutputOf } from "@baize/api/contract/contract";
import { answer, changeAnswer, neverAnswer, refuse } from "../../mocks/answer.ts";
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

const elsewhere = changeAnswer("system.whitelabel", ({ features, ...brand }) => ({
  ...brand,
  features: { ...features, googleLogin: true, facebookLogin: true },
}));
type Newcomer = NonNullable<OutputOf<"identity.finish">["newcomer"]>;
const named = (step: Newcomer["step"]) =>
  answer("identity.finish", {
    session: null,
    newcomer: { provider: "google", ticket: "a-ticket", step, name: "Meera Kulkarni", email: "meera@example.in" },
  });
const back = "/login?state=a-state&code=a-code";

/** The brand offers Google and Facebook. */
export const LoginElsewhere: Story = { args: { answers: [elsewhere] } };
export const RegisterElsewhere: Story = { args: { address: "/register", answers: [elsewhere] } };
/** Back from Google, which names a person without an account. */
export const RegisterNamed: Story = {
  args: { address: back, answers: [elsewhere, named("register")] },
  play: async (context) => {
    await expectLoaded(context);
    await waitFor(() => expect(document.querySelector("[name=email]")).toHaveValue("meera@example.in"));
  },
};
/** Back from Google, which names a mailbox that an account has. */
export const LoginFirst: Story = {
  args: { address: back, answers: [elsewhere, named("sign_in")] },
  play: async (context) => {
    await expectLoaded(context);
    await screen.findByText(/meera@example\.in/);
  },
};
export const ReturnRefused: Story = {
  args: { address: back, answers: [elsewhere, refuse("identity.finish", "auth.identity_refused")] },
  play: async (context) => {
    await expectLoaded(context);
    await screen.findByRole("alert");
  },
};
