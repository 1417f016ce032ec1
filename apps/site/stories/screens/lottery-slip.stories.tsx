import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import type { OutputOf } from "@baize/api/contract/contract";
import { answer, answerEach, changeAnswer, refuse, refuseWith } from "../../mocks/answer.ts";
import { boughtTicket, inr, lotteryAnswers, sampleGame } from "../../mocks/sample-lottery.ts";
import { board, button, openSlip, scrollToTop, setupLottery } from "../setup/lottery-page.ts";
import { PageStory } from "../setup/page-story.tsx";
import { expectLoaded } from "../setup/story-setup.ts";

const meta = {
  title: "Screens/Lottery slip",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupLottery,
  play: expectLoaded,
  args: { address: "/vnlottery?gameCode=HANOI_VIP", as: "member", answers: lotteryAnswers("HANOI_VIP") },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<typeof expectLoaded>[0];

const cannotAdd = () => expect(button("Add to slip")).toHaveAttribute("aria-disabled", "true");
const place = () => screen.getByRole("button", { name: /^Place/ });

async function addNumbers(...numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    await userEvent.click(button(new RegExp(`^${number}$`)));
    await userEvent.click(button("Add to slip"));
  }
}

/** A slip with these numbers, opened. */
async function fillSlip(context: Context, ...numbers: readonly string[]): Promise<void> {
  await expectLoaded(context);
  await addNumbers(...numbers);
  await openSlip();
}

async function expectBlocked(reason: string): Promise<void> {
  await waitFor(() => expect(screen.getByText(reason)).toBeVisible());
  await expect(place()).toBeDisabled();
  scrollToTop();
}

/** A play of whole numbers needs 25 of them: nothing is added before. */
export const FewestLines: Story = {
  ...board("MIZORAM_EVE", "five-number"),
  play: async (context) => {
    await expectLoaded(context);
    await userEvent.click(await screen.findByRole("radio", { name: "Type or paste" }));
    await userEvent.click(screen.getByRole("textbox"));
    await userEvent.paste(Array.from({ length: 24 }, (_, at) => String(10_000 + at)).join(" "));
    await expect(screen.getByText("At least 25 lines.")).toBeVisible();
    await cannotAdd();
    await userEvent.paste(" 20000");
    await expect(screen.queryByText("At least 25 lines.")).toBeNull();
    await expect(button("Add to slip")).not.toHaveAttribute("aria-disabled");
    scrollToTop();
  },
};
/** Every digit in every place is more numbers than a bet can name. */
export const MostNumbers: Story = {
  ...board("MIZORAM_EVE", "five-number"),
  play: async (context) => {
    await expectLoaded(context);
    for (const all of screen.getAllByRole("button", { name: "All" })) await userEvent.click(all);
    await expect(screen.getByText("At most 10,000 numbers in one bet.")).toBeVisible();
    await cannotAdd();
    scrollToTop();
  },
};
/** One line of the cheapest unit costs less than a bet must. */
export const LeastStake: Story = {
  ...board("MIZORAM_EVE", "each-position"),
  play: async (context) => {
    await expectLoaded(context);
    await userEvent.click(screen.getByRole("radio", { name: /₹0\.10/ }));
    await userEvent.click(button("7"));
    await expect(screen.getByText("A bet costs at least ₹1.00.")).toBeVisible();
    await cannotAdd();
    scrollToTop();
  },
};
/** The largest multiple of one line would win more than the game takes on one number. */
export const MostStake: Story = {
  ...board("MIZORAM_EVE", "five-direct"),
  play: async (context) => {
    await expectLoaded(context);
    for (const seven of screen.getAllByRole("button", { name: "7" })) await userEvent.click(seven);
    const multiple = screen.getByRole("spinbutton", { name: "Multiple" });
    await userEvent.clear(multiple);
    await userEvent.type(multiple, "1001");
    await expect(screen.getByText("A bet costs at most ₹206.18.")).toBeVisible();
    await cannotAdd();
    scrollToTop();
  },
};
/** One quick pick is a whole bet, also where one number in each place is none. */
export const QuickPick: Story = {
  ...board("ELEVEN_FIVE", "bankers-3"),
  play: async (context) => {
    await expectLoaded(context);
    await cannotAdd();
    await userEvent.click(button("Quick pick"));
    await expect(button("Add to slip")).not.toHaveAttribute("aria-disabled");
    scrollToTop();
  },
};
/** At a unit below the least of a bet, a random ticket takes the unit as often as it needs. */
export const Random: Story = {
  ...board("MIZORAM_EVE", "five-direct"),
  play: async (context) => {
    await expectLoaded(context);
    await userEvent.click(screen.getByRole("radio", { name: /₹0\.10/ }));
    await userEvent.click(button("5 tickets"));
    await openSlip();
    await waitFor(() => expect(screen.getAllByText("1 line × ₹0.10 × 10")).toHaveLength(5));
    await expect(place()).toHaveAccessibleName("Place ₹5");
    await expect(place()).toBeEnabled();
    scrollToTop();
  },
};
/** The answers of a lottery whose limits are changed. */
function limitedTo(limits: Partial<OutputOf<"lottery.game">["limits"]>) {
  const game = sampleGame("HANOI_VIP");
  return {
    answers: [answer("lottery.game", { ...game, limits: { ...game.limits, ...limits } }), ...lotteryAnswers("HANOI_VIP")],
  };
}
/** More bets than one ticket may hold: nothing is bought before one is removed. */
export const TooManyBets: Story = {
  args: limitedTo({ maxBets: 2 }),
  play: async (context) => {
    await fillSlip(context, "07", "08", "09");
    await expectBlocked("A ticket holds at most 2 bets.");
    await userEvent.click(button("Remove 08"));
    await expect(screen.queryByText("A ticket holds at most 2 bets.")).toBeNull();
    await expect(place()).toBeEnabled();
    scrollToTop();
  },
};
const slipBet = { id: "1", play: "lo-2", selection: "07", unit: "100", multiple: 1, rebatePpm: 0 };

/** Keeps a visitor's slip, which becomes that of the member who signs in. */
function keepSlip(gameCode: string, issue: string, bets: readonly (typeof slipBet)[]): void {
  localStorage.setItem(`lotterySlip.visitor.${gameCode}`, JSON.stringify({ bets, issue, chase: null, key: "1" }));
}
const allNumbers = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(5, "0")).join(",");

/** Each ticket holds as many numbers as a bet may, and together they are more than the server reads: nothing is sent before one is removed. */
export const TooManyNumbers: Story = {
  ...board("MIZORAM_EVE", "five-number"),
  beforeEach: () => {
    const long = { ...slipBet, play: "five-number", selection: allNumbers, unit: "1" };
    keepSlip(
      "MIZORAM_EVE",
      "261121-0801",
      ["1", "2", "3", "4", "5"].map((id) => ({ ...long, id })),
    );
  },
  play: async (context) => {
    await expectLoaded(context);
    await openSlip();
    await expectBlocked("These tickets hold too many numbers to be bought at once. Remove one, and buy it afterwards.");
    await userEvent.click(button(/^Remove 00000/));
    await expect(screen.queryByText(/^These tickets hold too many numbers/)).toBeNull();
  },
};
/** More than one member may stake on a draw. */
export const OverLimit: Story = {
  args: limitedTo({ maxMember: inr(100) }),
  play: async (context) => {
    await fillSlip(context, "07", "08");
    await expectBlocked("This is over ₹1.00, your limit for one draw.");
  },
};
/** More than one ticket may cost, though less than one member may stake on a draw: the server refuses it. */
export const OverTicket: Story = {
  args: limitedTo({ maxTicket: inr(100) }),
  play: async (context) => {
    await fillSlip(context, "07", "08");
    await expectBlocked("This is over ₹1.00, the most for one ticket.");
    await expect(screen.getByText(/ · at most ₹1.00 for one ticket · 21\+$/)).toBeVisible();
  },
};
/** The balance is below the total. */
export const ShortBalance: Story = {
  args: {
    answers: [
      changeAnswer("wallet.balance", (recorded) => ({ ...recorded, sumBalance: inr(50) })),
      ...lotteryAnswers("HANOI_VIP"),
    ],
  },
  play: async (context) => {
    await fillSlip(context, "07");
    await expectBlocked("Your balance is ₹0.50. Deposit, or stake less.");
  },
};
/** The server knows what the member staked on the draw before: it says how much is left. */
export const LimitLeft: Story = {
  args: {
    answers: [
      // What is left is an amount here, not a side of a box.
      // oxlint-disable-next-line baize/logical-css
      refuseWith("lottery.buy", "lottery.member_limit", { left: "0.60", currency: "INR" }),
      ...lotteryAnswers("HANOI_VIP"),
    ],
  },
  play: async (context) => {
    await fillSlip(context, "07");
    await userEvent.click(place());
    await waitFor(() => expect(screen.getByText("You can stake ₹0.60 more on this draw.")).toBeVisible());
    scrollToTop();
  },
};
/** What one choice may cost over all members is reached: the refusal names it as the board does, until it is removed. */
export const FullOption: Story = {
  args: {
    address: "/elott?gameCode=QUICK_DICE&playType=sum-half",
    answers: [refuseWith("lottery.buy", "lottery.number_full", { bet: 0, number: "big" }), ...lotteryAnswers("QUICK_DICE")],
  },
  play: async (context) => {
    await expectLoaded(context);
    for (const option of [/^Big /, /^Odd /]) {
      await userEvent.click(button(option));
      await userEvent.click(button("Add to slip"));
    }
    await openSlip();
    await userEvent.click(place());
    const refusal = "No more can be staked on Big in this draw. Remove it and try again.";
    await waitFor(() => expect(screen.getByText(refusal)).toBeVisible());
    await userEvent.click(button("Remove Big"));
    await expect(screen.queryByText(refusal)).toBeNull();
    scrollToTop();
  },
};
/** A ticket was sent and not answered: it may have been bought, so a changed slip waits until it is sent again. */
export const Unanswered: Story = {
  args: { answers: [refuse("lottery.buy", "system.busy"), ...lotteryAnswers("HANOI_VIP")] },
  play: async (context) => {
    await fillSlip(context, "07");
    await userEvent.click(place());
    const title = "Your ticket for draw 261121-0801 was not answered";
    await waitFor(() => expect(screen.getByText(title)).toBeVisible());
    await userEvent.click(screen.getByRole("switch", { name: "Repeat in the next draws" }));
    await expectBlocked("First send your ticket for draw 261121-0801 again: it may have been bought.");
    await expect(screen.getByText(/1 bet for ₹1\.00/)).toBeVisible();
  },
};
/** What was sent is two days old: the device's storage says so in all tabs. */
function ageSentSlip(): void {
  const name = Object.keys(localStorage).find((each) => each.endsWith(".sent")) ?? "";
  const sent: object = JSON.parse(localStorage.getItem(name) ?? "{}");
  localStorage.setItem(name, JSON.stringify({ ...sent, sentAt: Date.now() - 2 * 86_400_000 }));
  window.dispatchEvent(new StorageEvent("storage"));
}
/** A ticket was sent two days ago and not answered: nothing is placed before the member has looked whether it was bought. */
export const SentLongAgo: Story = {
  ...Unanswered,
  play: async (context) => {
    await Unanswered.play?.(context);
    ageSentSlip();
    await expectBlocked("First look at your tickets: your ticket for draw 261121-0801 may have been bought.");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(screen.queryByRole("button", { name: "Send it again" })).toBeNull();
    await userEvent.click(button("My tickets"));
    await waitFor(() => expect(screen.getByRole("tab", { name: "My tickets", selected: true })).toHaveFocus());
    await userEvent.click(button("I have looked"));
    await waitFor(() => expect(screen.queryByText(/^It was sent more than a day ago/)).toBeNull());
    await openSlip();
    await waitFor(() => expect(place()).toBeEnabled());
    scrollToTop();
  },
};
const issueOf = (sent: unknown) => (typeof sent === "object" && sent !== null && "issue" in sent ? String(sent.issue) : "");

/** The draw of the slip has closed: the person takes the open one, and the ticket is bought for that. */
export const NextDraw: Story = {
  args: {
    answers: [answerEach("lottery.buy", (sent) => boughtTicket(`ticket-of-${issueOf(sent)}`)), ...lotteryAnswers("HANOI_VIP")],
  },
  beforeEach: () => keepSlip("HANOI_VIP", "261121-0800", [slipBet]),
  play: async (context) => {
    await expectLoaded(context);
    await openSlip();
    await expectBlocked("Draw 261121-0800 has closed.");
    await userEvent.click(button("Bet on draw 261121-0801"));
    await waitFor(() => expect(place()).toBeEnabled());
    await userEvent.click(place());
    await waitFor(() => expect(screen.getByText("ticket-of-261121-0801")).toBeVisible());
    scrollToTop();
  },
};
