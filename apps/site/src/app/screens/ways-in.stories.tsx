import type { Meta, StoryObj } from "@storybook/react-vite";
import { setTheStage, settled, waiting } from "./set-the-stage.ts";
import { Stage } from "./stage.tsx";

const meta = {
  title: "Screens/Ways in",
  component: Stage,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setTheStage,
  play: settled,
  args: { address: "/login" },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {};
export const Register: Story = { args: { address: "/register" } };
/** The brand's rules are not here yet. */
export const RegisterLoading: Story = {
  args: { address: "/register", answers: { "register.settings": "never" } },
  play: waiting,
};
export const RegisterFailing: Story = {
  args: { address: "/register", answers: { "register.settings": { refused: "system.busy" } } },
};
export const LoginOverlay: Story = { args: { address: "/help?overlay=login" } };
export const RegisterOverlay: Story = { args: { address: "/help?overlay=register" } };
export const Forgot: Story = { args: { address: "/help?overlay=forgot" } };
