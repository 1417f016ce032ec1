import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { answer, refuse, refuseWith } from "../../mocks/answer.ts";
import { cancelledAnswers, lotteryAnswers, sampleGame } from "../../mocks/sample-lottery.ts";
import { board, button, openSlip, scrollToTop, setupLottery } from "../setup/lottery-page.ts";
import { PageStory } from "../setup/page-story.tsx";
import { expectLoaded } from "../setup/story-setup.ts";

const meta = {
  title: "Screens/Lottery",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupLottery,
  play: expectLoaded,
  args: { address: "/vnlottery?gameCode=HANOI_VIP", as: "member", answers: lotteryAnswers("HANOI_VIP") },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Numbers of two digits that come in any prize. */
export const TwoDigits: Story = {};
/** A visitor sees boards and draws; buying asks to sign in. */
export const Visitor: Story = { args: { as: "visitor" } };
/** Three digits are composed place by place. */
export const ThreeDigits: Story = { args: { address: "/vnlottery?gameCode=HANOI_VIP&playType=three-special" } };
/** Two numbers of two digits that must both come. */
export const Xien: Story = { args: { address: "/vnlottery?gameCode=HANOI_VIP&playType=xien-2" } };
export const SouthernProvinces: Story = {
  args: { address: "/vnlottery?gameCode=VN_SOUTH&playType=digit-tail", answers: lotteryAnswers("VN_SOUTH") },
};
export const FourDigits: Story = board("KOLKATA_FF", "four-direct");
export const ThreeDigitsSum: Story = board("THREE_DIGITS", "three-sum");
export const FiveDigits: Story = board("MIZORAM_EVE", "five-direct");
export const Groups: Story = board("MIZORAM_EVE", "five-group-60");
export const Sums: Story = board("MIZORAM_EVE", "last-three-sum");
export const Halves: Story = board("MIZORAM_EVE", "position-half");
export const ElevenFive: Story = board("ELEVEN_FIVE", "any-5");
export const Bankers: Story = board("ELEVEN_FIVE", "bankers-3");
export const Dice: Story = board("DICE_5M", "sum");
export const DiceFaces: Story = board("DICE_5M", "two-different");
export const Race: Story = board("RACE_TEN", "first-three-direct");
export const SixMark: Story = board("MARK_SIX", "special");
const boardOf = (name: string) => screen.getByRole("group", { name });

/** A choice between prize and rebate: the board pays less where more comes back of the stake, and the slip keeps the choice. */
export const Rebate: Story = {
  ...board("ZY_FIVE", "five-direct"),
  play: async (context) => {
    await expectLoaded(context);
    const slider = screen.getByRole("slider", { name: "Prize and rebate" });
    await expect(boardOf("Five digits · In order · pays 97,500")).toBeVisible();
    slider.focus();
    await userEvent.keyboard("{Home}");
    await expect(boardOf("Five digits · In order · pays 89,500")).toBeVisible();
    await expect(screen.getByText("8.0%")).toBeVisible();
    for (const seven of screen.getAllByRole("button", { name: "7" })) await userEvent.click(seven);
    await userEvent.click(button("Add to slip"));
    await openSlip();
    await waitFor(() => expect(screen.getAllByText("₹89,500")[0]).toBeVisible());
    scrollToTop();
  },
};
export const QuickGames: Story = {
  args: { address: "/elott?gameCode=QUICK_DICE", answers: lotteryAnswers("QUICK_DICE") },
};
export const Lobby: Story = { args: { address: "/lottery?view=lobby" } };
/** The road of a hundred draws has its table. */
export const Trends: Story = {
  args: { address: "/vnlottery?gameCode=HANOI_VIP&part=trends" },
  play: async (context) => {
    await expectLoaded(context);
    const table = await screen.findByRole("table", { name: "Course of the last 100 draws" });
    await expect(within(table).getByRole("columnheader", { name: "Big and small" })).toBeVisible();
    await expect(within(table).getByRole("rowheader", { name: "261121-0800" })).toBeVisible();
  },
};
export const Tickets: Story = { args: { address: "/vnlottery?gameCode=HANOI_VIP&part=tickets" } };
export const OneTicket: Story = {
  args: { address: "/vnlottery?gameCode=HANOI_VIP&ticket=01JD8Z3V7Q" },
  play: async (context) => {
    await expectLoaded(context);
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Ticket" })).toHaveTextContent("₹362.60"));
  },
};
export const OneDraw: Story = { args: { address: "/vnlottery?gameCode=HANOI_VIP&draw=261121-0800" } };
/** A draw that was cancelled after its close has a reason, and neither numbers nor a file. */
export const CancelledDraw: Story = {
  args: {
    address: "/vnlottery?gameCode=HANOI_VIP&draw=261121-0800",
    answers: [...cancelledAnswers("HANOI_VIP"), ...lotteryAnswers("HANOI_VIP")],
  },
  play: async (context) => {
    await expectLoaded(context);
    const dialog = await screen.findByRole("dialog", { name: "Draw 261121-0800" });
    await waitFor(() => expect(within(dialog).getByText("The hall is closed")).toBeVisible());
    await expect(within(dialog).getByText("Cancelled, stakes returned")).toBeVisible();
    await expect(within(dialog).queryByRole("button", { name: "Check it here" })).toBeNull();
    await expect(within(dialog).queryByRole("button", { name: "Download the proof" })).toBeNull();
  },
};
/** A ticket of a cancelled draw was refunded, and has nothing to check. */
export const CancelledTicket: Story = {
  args: {
    address: "/vnlottery?gameCode=HANOI_VIP&ticket=01JD8Z3V7Q",
    answers: [...cancelledAnswers("HANOI_VIP"), ...lotteryAnswers("HANOI_VIP")],
  },
  play: async (context) => {
    await expectLoaded(context);
    const dialog = await screen.findByRole("dialog", { name: "Ticket" });
    await waitFor(() => expect(within(dialog).getByText("The hall is closed")).toBeVisible());
    await expect(within(dialog).getByText(/^The draw was cancelled/)).toBeVisible();
    await expect(within(dialog).queryByRole("button", { name: "Check it here" })).toBeNull();
    await expect(within(dialog).queryByText(/was published before the numbers/)).toBeNull();
  },
};
/** Between two draws no ticket is taken. */
export const BetweenDraws: Story = {
  args: {
    answers: [
      answer("lottery.game", {
        ...sampleGame("HANOI_VIP"),
        draws: sampleGame("HANOI_VIP").draws.map((draw) => ({ ...draw, state: "closed" })),
      }),
      ...lotteryAnswers("HANOI_VIP"),
    ],
  },
};
export const UnderMaintenance: Story = {
  args: {
    answers: [
      answer("lottery.game", { ...sampleGame("HANOI_VIP"), game: { ...sampleGame("HANOI_VIP").game, maintenance: true } }),
      ...lotteryAnswers("HANOI_VIP"),
    ],
  },
};
const unknown = "gameCode=NO_SUCH_GAME&playType=no-such-play&view=no-such-view&part=no-such-part";

/** An address that names no lottery: the first one of the page is shown under its own name, with its first play. */
const unknownOn = (path: string, first: string): Story => ({
  args: { address: `/${path}?${unknown}`, answers: lotteryAnswers(first) },
  play: async (context) => {
    await expectLoaded(context);
    const { gameName } = sampleGame(first).game;
    await expect(screen.getByRole("heading", { level: 1, name: gameName })).toBeVisible();
    await expect(screen.getByRole("combobox", { name: "Lottery" })).toHaveValue(first);
    await expect(screen.getByRole("button", { name: "Add to slip" })).toBeVisible();
    await expect(screen.getByRole("tab", { name: "Past draws" })).toHaveAttribute("aria-selected", "true");
  },
});
export const UnknownAmongVietnamese: Story = unknownOn("vnlottery", "HANOI_VIP");
export const UnknownAmongLotteries: Story = unknownOn("lottery", "MIZORAM_EVE");
export const UnknownAmongQuickGames: Story = unknownOn("elott", "DICE_5M");
/** An address that names no play of its lottery opens the first play. */
export const UnknownPlay: Story = {
  args: { address: "/vnlottery?gameCode=HANOI_VIP&playType=no-such-play" },
  play: async (context) => {
    await expectLoaded(context);
    await expect(screen.getByText("Wins when a drawn number ends with yours, once for each number that does.")).toBeVisible();
  },
};
export const Failing: Story = { args: { answers: [refuse("lottery.games", "system.busy")] } };
export const NoLotteries: Story = { args: { answers: [answer("lottery.games", { items: [], next: null })] } };
/** Numbers that are pasted, with errors marked. */
export const Pasted: Story = {
  play: async (context) => {
    await expectLoaded(context);
    await userEvent.click(await screen.findByRole("radio", { name: "Type or paste" }));
    await userEvent.click(screen.getByRole("textbox"));
    await userEvent.paste("۰۷ १७ 25\n7, abc\n25");
    await waitFor(() => expect(screen.getByRole("textbox")).toBeInvalid());
    await expect(screen.getByText("3 entries")).toBeVisible();
  },
};
/** A ticket of places that is pasted: its errors name their place, nothing is added before they are gone, and nothing else changes. */
export const PastedPlaces: Story = {
  ...board("ELEVEN_FIVE", "first-three-direct"),
  play: async (context) => {
    await expectLoaded(context);
    await userEvent.click(await screen.findByRole("radio", { name: "Type or paste" }));
    await userEvent.click(screen.getByRole("textbox"));
    await userEvent.paste("۰۱ 12\n०२ x\n03 03");
    const list = await screen.findByRole("list", { name: "Wrong entries" });
    const errors = within(list).getAllByRole("listitem");
    await expect(errors.map((error) => error.textContent)).toEqual([
      "Place 1: 12 is not a number of this game.",
      "Place 2: x is not a number.",
      "Place 3: 03 is there already.",
    ]);
    await expect(button("Add to slip")).toHaveAttribute("aria-disabled", "true");
    await expect(screen.getByText("Correct the marked numbers, or remove them.")).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "Pick" }));
    await userEvent.click(screen.getByRole("radio", { name: "Type or paste" }));
    await expect(screen.getByRole("textbox")).toHaveValue("۰۱ 12\n०२ x\n03 03");
  },
};
/** The errors are removed, and the typed ticket is a line of the slip. */
export const CorrectedPlaces: Story = {
  ...PastedPlaces,
  play: async (context) => {
    await PastedPlaces.play?.(context);
    await userEvent.click(screen.getByRole("button", { name: "Remove the wrong ones" }));
    await expect(screen.getByRole("textbox")).toHaveValue("۰۱\n०२\n03");
    await expect(screen.queryByRole("list", { name: "Wrong entries" })).toBeNull();
    await userEvent.click(button("Add to slip"));
    await expect(screen.getByRole("textbox")).toHaveValue("");
    await openSlip();
    await expect(screen.getByText("01 | 02 | 03")).toBeVisible();
    scrollToTop();
  },
};
/** The same ticket over the next draws: doubled each time, the limit of one bet ends it after ten. */
export const ChaseInSlip: Story = {
  args: { address: "/elott?gameCode=QUICK_DICE&playType=sum-half", answers: lotteryAnswers("QUICK_DICE") },
  play: async (context) => {
    await expectLoaded(context);
    button(/^Big /).focus();
    await userEvent.keyboard("{Enter}");
    button("Add to slip").focus();
    await userEvent.keyboard("{Enter}");
    await openSlip();
    await userEvent.click(await screen.findByRole("switch", { name: "Repeat in the next draws" }));
    const draws = await screen.findByRole("spinbutton", { name: "Number of draws" });
    await expect(draws).toHaveValue("10");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Stake of each draw" }), "double");
    await userEvent.type(draws, "{End}");
    await waitFor(() => expect(draws).toHaveValue("10"));
    await expect(screen.getByText("Draws at most: 10. The stake of a later draw would be above the limit.")).toBeVisible();
    await expect(screen.getByRole("button", { name: /^Place ₹1,023/ })).toBeVisible();
    scrollToTop();
  },
};
/** From the board to the slip by keyboard, and the draw closes before it is confirmed. */
export const ClosedBeforeConfirming: Story = {
  args: {
    answers: [
      refuseWith("lottery.buy", "lottery.draw_closed", {
        open: { issue: "261121-0802", closesAt: sampleGame("HANOI_VIP").now + 90_000 },
        now: sampleGame("HANOI_VIP").now,
      }),
      ...lotteryAnswers("HANOI_VIP"),
    ],
  },
  play: async (context) => {
    await expectLoaded(context);
    button("07").focus();
    await userEvent.keyboard("{Enter}");
    button("Add to slip").focus();
    await userEvent.keyboard("{Enter}");
    await openSlip();
    await userEvent.click(await screen.findByRole("button", { name: /^Place/ }));
    await waitFor(() => expect(within(document.body).getAllByText(/261121-0802 is open until/)[0]).toBeVisible());
    scrollToTop();
  },
};
