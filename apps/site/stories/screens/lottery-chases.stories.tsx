import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import type { OutputOf } from "@baize/api/contract/contract";
import { answerEach, refuseWith } from "../../mocks/answer.ts";
import { boughtTicket, chasesAnswer, idIn, inr, lotteryAnswers, runningChase } from "../../mocks/sample-lottery.ts";
import { button, scrollToTop, setupLottery } from "../setup/lottery-page.ts";
import { PageStory } from "../setup/page-story.tsx";
import { expectLoaded } from "../setup/story-setup.ts";

const meta = {
  title: "Screens/Lottery chases",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupLottery,
  args: { address: "/vnlottery?gameCode=HANOI_VIP&part=chases", as: "member", answers: lotteryAnswers("HANOI_VIP") },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Chase = OutputOf<"lottery.chases">["items"][number];

/** The member's chases of all lotteries: each opens, and one that runs can be ended. */
export const Chases: Story = { play: expectLoaded };
let ended = false;
/** A chase that runs is ended: later draws are not staked on. */
export const EndedChase: Story = {
  args: {
    answers: [
      answerEach("lottery.cancelChase", () => {
        ended = true;
        return { ...runningChase, state: "cancelled" };
      }),
      answerEach("lottery.chases", () => ({ items: [{ ...runningChase, state: ended ? "cancelled" : "running" }], next: null })),
      ...lotteryAnswers("HANOI_VIP"),
    ],
  },
  beforeEach: () => {
    ended = false;
  },
  play: async (context) => {
    await expectLoaded(context);
    await userEvent.click(button("End"));
    await waitFor(() => expect(screen.getByText("Ended by you")).toBeVisible());
    await expect(screen.queryByRole("button", { name: "End" })).toBeNull();
    scrollToTop();
  },
};
/** The chase ended by itself before it was ended: the reason is said. */
export const ChaseOver: Story = {
  args: {
    answers: [refuseWith("lottery.cancelChase", "lottery.chase_over", { state: "finished" }), ...lotteryAnswers("HANOI_VIP")],
  },
  play: async (context) => {
    await expectLoaded(context);
    await userEvent.click(button("End"));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("This chase is already over."));
    scrollToTop();
  },
};

/** A chase that doubles its stake in each of five draws, as it is after two of them. */
const doubledChase: Chase = {
  ...runningChase,
  id: "01JD8Z3V8B",
  draws: 5,
  bought: 2,
  stakes: [1, 2, 4, 8, 16].map((times) => inr(3000 * times)),
  staked: inr(9000),
};

const opened = (chase: Chase, address = `/vnlottery?gameCode=HANOI_VIP&part=chases&chase=${chase.id}`) => ({
  args: { address, answers: [chasesAnswer(chase), ...lotteryAnswers("HANOI_VIP")] },
});
const dialog = () => screen.findByRole("dialog", { name: "Chase" });
const cellsOf = (row: HTMLElement) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent);

/** A chase that runs: its bets, what each draw costs with its multiple, and how many draws are left. */
export const OneChase: Story = {
  ...opened(doubledChase),
  play: async (context) => {
    await expectLoaded(context);
    const own = within(await dialog());
    const table = await own.findByRole("table", { name: "Stake of each draw" });
    await waitFor(() => expect(table).toBeVisible());
    const [, ...rows] = within(table).getAllByRole("row");
    await expect(rows.map((row) => cellsOf(row).join(" · "))).toEqual([
      "1 · 1 · ₹30.00 · Bought",
      "2 · 2 · ₹60.00 · Bought",
      "3 · 4 · ₹120.00 · To come",
      "4 · 8 · ₹240.00 · To come",
      "5 · 16 · ₹480.00 · To come",
    ]);
    const said = (await dialog()).textContent;
    await expect(said).toContain("Draws left3");
    await expect(said).toContain("All draws together₹930.00");
    await expect(said).toContain("Staked₹90.00");
    await expect(said).toContain("07 17 25");
    await expect(own.getByRole("button", { name: "End" })).toBeVisible();
  },
};

const endedAs = (chase: Partial<Chase>, reason: string): Story => ({
  ...opened({ ...doubledChase, ...chase }),
  play: async (context) => {
    await expectLoaded(context);
    const own = within(await dialog());
    await waitFor(() => expect(own.getByText(reason)).toBeVisible());
    await expect(own.queryByRole("button", { name: "End" })).toBeNull();
    await expect(own.queryAllByText("To come")).toEqual([]);
  },
});
/** The member wished to stop after a win, and a ticket won. */
export const StoppedByWin: Story = endedAs(
  { state: "stopped", payout: inr(36_260) },
  "A ticket won, and you chose to stop after a win.",
);
/** The member ended it: the tickets that were bought stay in their draws. */
export const EndedByMember: Story = endedAs({ state: "cancelled" }, "You ended it. Its tickets stay in their draws.");
/** The stake of a draw could not be taken: the chase says why. */
export const RefusedByDraw: Story = endedAs(
  { state: "failed", reason: "money.insufficient" },
  "A draw refused the stake. Your balance is too low for this. Nothing was taken.",
);
/** Every draw has its ticket. */
export const EveryDraw: Story = endedAs({ state: "finished", bought: 5 }, "Every draw has its ticket.");

/** An address that names a chase of another member, or one that does not exist. */
export const UnknownChase: Story = {
  args: { address: "/vnlottery?gameCode=HANOI_VIP&part=chases&chase=no-such-chase" },
  play: async (context) => {
    await expectLoaded(context);
    const own = within(await dialog());
    await waitFor(() => expect(own.getByText("This chase does not exist.")).toBeVisible());
  },
};
/** A chase of a later page of the list is read by the id in its address. */
export const OlderChase: Story = {
  args: {
    address: `/vnlottery?gameCode=HANOI_VIP&part=chases&chase=${doubledChase.id}`,
    answers: [
      answerEach("lottery.chases", (sent) => ({
        items: [idIn(sent) === doubledChase.id ? doubledChase : runningChase],
        next: null,
      })),
      ...lotteryAnswers("HANOI_VIP"),
    ],
  },
  play: OneChase.play,
};

/** From a chase to its tickets: the address names the chase, and all tickets are one press away. */
export const TicketsOfChase: Story = {
  args: {
    answers: [
      answerEach("lottery.tickets", (sent) => ({
        items: [{ ...boughtTicket("1").ticket, issue: chaseIdOf(sent) === runningChase.id ? "261121-0796" : "261121-0801" }],
        next: null,
      })),
      ...lotteryAnswers("HANOI_VIP"),
    ],
  },
  play: async (context) => {
    await expectLoaded(context);
    await userEvent.click(screen.getByRole("link", { name: /^Hanoi VIP, from draw 261121-0796/ }));
    await userEvent.click(await within(await dialog()).findByRole("link", { name: "Tickets of this chase" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(screen.getByRole("tab", { name: "My tickets" })).toHaveFocus());
    await expect(screen.getByText("Tickets of this chase")).toBeVisible();
    await expect(await screen.findByRole("link", { name: "Open the ticket of draw 261121-0796" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Remove Tickets of this chase" }));
    await waitFor(() => expect(screen.queryByText("Tickets of this chase")).toBeNull());
    await expect(await screen.findByRole("link", { name: "Open the ticket of draw 261121-0801" })).toBeVisible();
    scrollToTop();
  },
};
const chaseIdOf = (sent: unknown) => (typeof sent === "object" && sent !== null && "chaseId" in sent ? sent.chaseId : "");
