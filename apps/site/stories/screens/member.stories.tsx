import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { answer, changeAnswer, neverAnswer, refuse } from "../../mocks/answer.ts";
import { lotteryAnswers } from "../../mocks/sample-lottery.ts";
import { firstOf } from "../setup/first-of.ts";
import { setupStory, expectLoaded, expectSkeleton } from "../setup/story-setup.ts";
import { PageStory } from "../setup/page-story.tsx";

const meta = {
  title: "Screens/Member",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: "/help?overlay=member/personalHistoryCopy", as: "member" },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BettingRecord: Story = {};
export const BettingRecordLoading: Story = { args: { answers: [neverAnswer("bets.list")] }, play: expectSkeleton };
export const BettingRecordFailing: Story = { args: { answers: [refuse("bets.list", "system.busy")] } };
export const NoBets: Story = {
  args: { answers: [changeAnswer("bets.list", (value) => ({ ...value, items: [], next: null }))] },
};
/** A bet that is opened: its provider told the outcome, and where it is proven. */
export const BettingRecordWithProof: Story = {
  args: {
    answers: [
      changeAnswer("bets.list", (value) => ({
        ...value,
        items: value.items.map((bet) => ({ ...bet, summary: "7-3-7", proof: "https://games.example/verify?round=1" })),
      })),
    ],
  },
  play: async (context) => {
    await expectLoaded(context);
    await context.userEvent.click(firstOf(within(await screen.findByRole("table")).getAllByRole("link")));
    const proof = await screen.findByRole("link", { name: /(round|राउंड|الجولة) / });
    await expect(proof).toHaveAttribute("href", "https://games.example/verify?round=1");
    await expect(proof).toHaveAttribute("rel", "noopener noreferrer");
  },
};
/** A bet that its provider ended as void, with the reason. */
export const BettingRecordWithVoidBet: Story = {
  args: {
    answers: [
      changeAnswer("bets.list", (value) => ({
        ...value,
        items: value.items.map((bet) => ({ ...bet, status: "void" as const, voidReason: "Match abandoned" })),
      })),
    ],
  },
  play: async (context) => {
    await expectLoaded(context);
    await context.userEvent.click(firstOf(within(await screen.findByRole("table")).getAllByRole("link")));
    // It fades in, so its first frame is not visible.
    await waitFor(() => expect(screen.getByText("Match abandoned")).toBeVisible());
  },
};
/** A bet whose provider took a wrong result back, and settled it by another. */
export const BettingRecordWithCorrectedBet: Story = {
  args: {
    answers: [
      changeAnswer("bets.list", (value) => ({
        ...value,
        items: value.items.map((bet) => ({ ...bet, isCorrected: true, lotteryGameCode: null })),
      })),
    ],
  },
  play: async (context) => {
    await expectLoaded(context);
    await context.userEvent.click(firstOf(within(await screen.findByRole("table")).getAllByRole("link")));
    await waitFor(() => expect(screen.getByText("The provider took an earlier result back")).toBeVisible());
  },
};
/** A bet on a free round: it had no stake, and says so in its place. */
export const BettingRecordWithFreeRound: Story = {
  args: {
    answers: [
      changeAnswer("bets.list", (value) => ({
        ...value,
        items: value.items.map((bet) => ({ ...bet, isFree: true, lotteryGameCode: null })),
      })),
    ],
  },
  play: async (context) => {
    await expectLoaded(context);
    await context.userEvent.click(firstOf(within(await screen.findByRole("table")).getAllByRole("link")));
    await waitFor(() => expect(screen.getByText("Free round")).toBeVisible());
  },
};
/** A ticket whose draw was settled again: the site's own lotteries have no provider. */
export const BettingRecordWithCorrectedTicket: Story = {
  args: {
    answers: [
      changeAnswer("bets.list", (value) => ({
        ...value,
        items: value.items.map((bet) => ({ ...bet, isCorrected: true, lotteryGameCode: "HANOI_VIP" })),
      })),
    ],
  },
  play: async (context) => {
    await expectLoaded(context);
    await context.userEvent.click(firstOf(within(await screen.findByRole("table")).getAllByRole("link")));
    await waitFor(() => expect(screen.getByText("The draw was settled again")).toBeVisible());
    await expect(screen.queryByText(/^The provider took/)).toBeNull();
  },
};
/** A ticket of a lottery opens from the record with its bets and its proof. */
export const BettingRecordToTicket: Story = {
  args: {
    answers: [
      changeAnswer("bets.list", (value) => ({
        ...value,
        items: value.items.map((bet) => ({ ...bet, lotteryGameCode: "HANOI_VIP" })),
      })),
      ...lotteryAnswers("HANOI_VIP"),
    ],
  },
  play: async (context) => {
    await expectLoaded(context);
    await context.userEvent.click(firstOf(within(await screen.findByRole("table")).getAllByRole("link")));
    await waitFor(() => expect(document.querySelector("a[href*='ticket=']")).toBeVisible());
    await context.userEvent.click(firstOf(document.querySelectorAll("a[href*='ticket=']")));
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent("₹362.60"));
  },
};
export const Centre: Story = { args: { address: "/help?overlay=member" } };
export const Account: Story = { args: { address: "/help?overlay=member/securityCenter" } };
/** One account elsewhere is linked, another may be. */
export const Identities: Story = {
  args: {
    address: "/help?overlay=member/securityCenter/identities",
    answers: [
      changeAnswer("system.whitelabel", ({ features, ...brand }) => ({
        ...brand,
        features: { ...features, googleLogin: true, facebookLogin: true },
      })),
      answer("identity.list", {
        items: [{ provider: "google", email: "meera@example.in", createdAt: 1_790_000_000_000, lastUsedAt: null }],
        next: null,
      }),
    ],
  },
};
export const Security: Story = { args: { address: "/help?overlay=security/devices" } };
export const Deposit: Story = { args: { address: "/help?overlay=member/depositv2" } };
export const Balance: Story = { args: { address: "/help?overlay=balance" } };
export const Chat: Story = { args: { address: "/help?overlay=chat" } };
export const Password: Story = {
  args: { address: "/help?overlay=password" },
  play: async (context) => {
    await expectLoaded(context);
    // A password manager learns whose password changes.
    await expect(document.querySelector("form input[autocomplete=username]")).toHaveValue(sessionStorage.getItem("account"));
  },
};
export const Feedback: Story = { args: { address: "/help?overlay=feedback" } };
/** A page of the workshop replaces the vendor's. */
export const Game: Story = {
  args: {
    address: "/game?gameId=saffron-reel.pearl-monsoon",
    answers: [changeAnswer("games.launch", (value) => ({ ...value, game_url: `${location.origin}/game.html` }))],
  },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle("Pearl Monsoon");
    const source = frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
    // The page is of this origin, so the frame gives it none, and its own messages would not be accepted.
    const data = { source: "baize-provider", type: "ready", gameCode: "pearl-monsoon" };
    window.dispatchEvent(new MessageEvent("message", { origin: location.origin, source, data }));
    await waitFor(() => expect(frame.closest("[data-state]")).toHaveAttribute("data-state", "ready"));
  },
};
export const GameFailing: Story = {
  args: { address: "/game?gameId=saffron-reel.pearl-monsoon", answers: [refuse("games.launch", "game.launch_failed")] },
};
export const PointsMall: Story = { args: { address: "/pointMall" } };
/** Price and address; the withdrawal password is required. */
export const Exchange: Story = { args: { address: "/pointMall?reward=72007387-ec62-817b-a624-55ee3f4979e2" } };
/** Without a withdrawal password, it is set first. */
export const ExchangeWithoutPassword: Story = {
  args: {
    ...Exchange.args,
    answers: [answer("paymentPassword.status", { isSet: false, changedAt: null, lockedUntil: null })],
  },
};
