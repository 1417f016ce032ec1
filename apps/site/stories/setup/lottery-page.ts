import { wide } from "@baize/ui/styles/mixins";
import { screen, userEvent } from "storybook/test";
import { lotteryAnswers } from "../../mocks/sample-lottery.ts";
import { firstOf } from "./first-of.ts";
import { setupStory } from "./story-setup.ts";

/** `beforeEach` of a lottery's story: no slip is left of another one. */
export async function setupLottery(context: Parameters<typeof setupStory>[0]): Promise<() => void> {
  for (const name of Object.keys(localStorage)) if (name.startsWith("lotterySlip.")) localStorage.removeItem(name);
  const close = await setupStory(context);
  return close;
}

/** The arguments of a story that shows the board of a play. */
export const board = (code: string, playType: string) => ({
  args: { address: `/lottery?gameCode=${code}&playType=${playType}`, answers: lotteryAnswers(code) },
});

export const button = (name: string | RegExp) => firstOf(screen.getAllByRole("button", { name }));

/** What lies half under the sticky header is too small a target for the audit. */
export const scrollToTop = () => window.scrollTo(0, 0);

/** On a wide page the slip is a panel; a narrower one has it in a sheet. */
const isSlipInSheet = () => !matchMedia(wide.xl).matches;

export async function openSlip(): Promise<void> {
  if (isSlipInSheet()) await userEvent.click(button(/^Open the bet slip/));
}
