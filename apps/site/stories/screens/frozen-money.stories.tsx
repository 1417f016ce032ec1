import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { expect, screen } from "storybook/test";
import { answer, changeAnswer, neverAnswer } from "../../mocks/answer.ts";
import { expectClosed, expectFrozenNotices, expectNoNotice, expectUnknown } from "../setup/frozen-steps.ts";
import { PageStory } from "../setup/page-story.tsx";
import { currentStory } from "../setup/story-context.ts";
import { expectLoaded, setupStory } from "../setup/story-setup.ts";

const password = (isSet: boolean) => answer("paymentPassword.status", { isSet, changedAt: null, lockedUntil: null });

/** A member whose money is frozen: the rules of each form say so, as the server then refuses what it sends. */
const frozen = (...first: HttpHandler[]): HttpHandler[] => [
  ...first,
  changeAnswer("withdrawals.rules", (value) => ({ ...value, frozen: true })),
  changeAnswer("upline.rules", (value) => ({ ...value, frozen: true })),
  answer("points.balance", { points: 3240, frozen: true }),
  password(true),
];

const page = (path: string) => `/help?overlay=member/${path}`;
const reward = "/pointMall?reward=72007387-ec62-817b-a624-55ee3f4979e2";

const meta = {
  title: "Screens/Member whose money is frozen",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  args: { address: page("withdraw"), as: "member", answers: frozen() },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const money = (key: "withdraw.go" | "withdraw.frozen" | "withdraw.held") => currentStory().messages.t(key, { ns: "money" });
const upline = (key: "send" | "frozen") => currentStory().messages.t(key, { ns: "upline" });
const points = (key: "exchange.send" | "convert.open" | "frozen") => currentStory().messages.t(key, { ns: "points" });

/** Nothing is withdrawn; accounts and the withdrawal password can be changed. */
export const Withdrawing: Story = {
  play: async (context) => {
    await expectLoaded(context);
    await expectFrozenNotices(1, "support");
    await expectClosed(money("withdraw.go"), money("withdraw.frozen"));
    await expect(document.querySelector("[data-opens=accounts]")).toBeEnabled();
  },
};

/** Who has not withdrawn yet is told before the first step. */
export const WithdrawingWithoutPassword: Story = {
  args: { answers: frozen(password(false)) },
  play: async (context) => {
    await expectLoaded(context);
    await expectFrozenNotices(1, "support");
  },
};

/** An operator holds withdrawals: nothing is withdrawn, and the notice leads to support. */
export const WithdrawingHeld: Story = {
  args: { answers: [changeAnswer("withdrawals.rules", (value) => ({ ...value, held: true })), password(true)] },
  play: async (context) => {
    await expectLoaded(context);
    await expectClosed(money("withdraw.go"), money("withdraw.held"));
    await expectNoNotice();
    await expect(document.querySelectorAll("[data-component=alert] a[href*='overlay=support']")).toHaveLength(1);
  },
};

/** Nothing is sent to the upline. */
export const Transferring: Story = {
  args: { address: page("transferUpline") },
  play: async (context) => {
    await expectLoaded(context);
    await expectFrozenNotices(1, "support");
    await expectClosed(upline("send"), upline("frozen"));
  },
};

/** Who has no withdrawal password is told before setting one. */
export const TransferringWithoutPassword: Story = {
  args: { address: page("transferUpline"), answers: frozen(password(false)) },
  play: async (context) => {
    await expectLoaded(context);
    await expectFrozenNotices(1, "support");
  },
};

/** No goods are exchanged for points. */
export const Exchanging: Story = {
  args: { address: reward },
  play: async (context) => {
    await expectLoaded(context);
    await expectFrozenNotices(1, "support");
    await expectClosed(points("exchange.send"), points("frozen"));
  },
};

/** Until it is known whether money is frozen, the form can be filled and sends nothing. */
export const ExchangingUnknown: Story = {
  args: { address: reward, answers: frozen(neverAnswer("points.balance")) },
  play: async () => {
    await expectUnknown("points.balance");
    await expectClosed(points("exchange.send"), "");
  },
};

/** No points become a bonus. */
export const Converting: Story = {
  args: { address: page("pointsDetails") },
  play: async (context) => {
    await expectLoaded(context);
    await expectFrozenNotices(1, "support");
    await expectClosed(points("convert.open"), points("frozen"));
    await expect(screen.getAllByRole("dialog")).toHaveLength(1);
  },
};
