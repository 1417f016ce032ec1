import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { answer } from "../../mocks/answer.ts";
import { boughtTicket, inr, lotteryAnswers, openProof } from "../../mocks/sample-lottery.ts";
import { setupLottery } from "../setup/lottery-page.ts";
import { PageStory } from "../setup/page-story.tsx";
import { expectLoaded } from "../setup/story-setup.ts";

const meta = {
  title: "Screens/Lottery draw",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupLottery,
  args: { address: "/vnlottery?gameCode=HANOI_VIP", as: "member" },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before a draw: its commitment is published, and how it is checked later. The page's head opens it. */
export const OpenDraw: Story = {
  args: {
    answers: [answer("lottery.proof", openProof("HANOI_VIP")), ...lotteryAnswers("HANOI_VIP")],
  },
  play: async (context) => {
    await expectLoaded(context);
    await userEvent.click(screen.getByRole("link", { name: "Proof of draw 261121-0801" }));
    const dialog = await screen.findByRole("dialog", { name: "Draw 261121-0801" });
    await waitFor(() => expect(within(dialog).getByText("a".repeat(64))).toBeVisible());
    await expect(within(dialog).getByText(/^Betting closes at .* Keep the commitment now/)).toBeVisible();
    await expect(within(dialog).getByRole("link", { name: "Download the page that checks a draw" })).toBeVisible();
  },
};

const numbers = Array.from({ length: 600 }, (_, at) => String(at).padStart(3, "0"));
const longBet = { play: "lo-3", selection: numbers.join(","), lines: 600, unit: inr(100), multiple: 1, stake: inr(60_000) };

/** A ticket of many numbers names each of them, in a box that the keyboard scrolls. */
export const LongTicket: Story = {
  args: {
    address: "/vnlottery?gameCode=HANOI_VIP&ticket=01JD8Z3V7Q",
    answers: [
      answer("lottery.ticket", {
        ...boughtTicket("01JD8Z3V7Q"),
        bets: [{ bet: { ...longBet, rebatePpm: 0, returnPpm: 980_000 }, winningLines: null, prize: null, rebate: null }],
        draw: {
          gameCode: "HANOI_VIP",
          issue: "261121-0801",
          state: "open",
          drawsAt: 1,
          numbers: [],
          bonusNumbers: [],
          reason: null,
        },
        text: "{}",
        proof: null,
        file: null,
      }),
      ...lotteryAnswers("HANOI_VIP"),
    ],
  },
  play: async (context) => {
    await expectLoaded(context);
    const dialog = await screen.findByRole("dialog", { name: "Ticket" });
    const box = await within(dialog).findByRole("region", { name: "Numbers" });
    await waitFor(() => expect(box).toHaveTextContent(/^000 001 .* 598 599$/));
    await waitFor(() => expect(box).toHaveAttribute("tabindex", "0"));
  },
};
