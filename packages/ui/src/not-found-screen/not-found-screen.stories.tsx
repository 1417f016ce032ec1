import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { Button } from "../button/button.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";

const meta = {
  title: "Feedback/NotFoundScreen",
  component: NotFoundScreen,
  tags: ["!autodocs"],
  args: {
    code: "404",
    title: "This page is not here",
    text: "The link may be old, or the game has moved. Your balance and bets are where they were.",
    actions: (
      <>
        <Button asChild variant="primary">
          <a href="#home">Home</a>
        </Button>
        <Button asChild>
          <a href="#games">Find a game</a>
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "This page is not here" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Home" })).toBeVisible();
  },
};
export const Hindi: Story = {
  args: {
    title: "यह पन्ना यहाँ नहीं है",
    text: "लिंक पुराना हो सकता है, या खेल कहीं और गया। आपका बैलेंस और दाँव जहाँ थे, वहीं हैं।",
    actions: (
      <Button asChild variant="primary">
        <a href="#home">होम</a>
      </Button>
    ),
  },
  globals: { language: "hi", viewport: { value: "mobile1" } },
};
export const Arabic: Story = {
  args: {
    title: "هذه الصفحة ليست هنا",
    text: "قد يكون الرابط قديمًا، أو انتقلت اللعبة. رصيدك ورهاناتك حيث كانت.",
    actions: (
      <Button asChild variant="primary">
        <a href="#home">الرئيسية</a>
      </Button>
    ),
  },
  globals: { language: "ar" },
};
export const Bounds: Story = {
  render: () => (
    <Texts>{(text) => <NotFoundScreen code="404" title={text} text={text} actions={<Button>{text}</Button>} />}</Texts>
  ),
  play: async ({ canvasElement }) => holds(canvasElement, 5),
};
