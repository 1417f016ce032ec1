import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { answer, refuse } from "../../mocks/answer.ts";
import { declinedWithdrawal, lateDeposit, lateWithdrawal } from "../../mocks/sample-payments.ts";
import { setupStory, expectLoaded } from "../setup/story-setup.ts";
import { PageStory } from "../setup/page-story.tsx";

const meta = {
  title: "Screens/Payments",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: `/help?overlay=member/withdraw/${lateWithdrawal.id}`, as: "member" },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const alert = async (): Promise<HTMLElement> =>
  await waitFor(() => {
    const found = document.querySelector<HTMLElement>("[role=dialog] [data-component=alert]");
    if (!found) throw new Error("There is no alert yet");
    return found;
  });

/** Takes longer than the brand states: it says so instead of a time that is over, and leads to support. */
export const LateWithdrawal: Story = {
  // What support offers is sealed to a temporary key: a recorded answer cannot be opened.
  args: { answers: [answer("withdrawals.get", lateWithdrawal), refuse("support.service", "system.busy")] },
  play: async (context) => {
    await expectLoaded(context);
    const late = await alert();
    await context.userEvent.click(within(late).getByRole("button"));
    // Support takes the centre's place.
    await waitFor(() => expect(late.isConnected).toBe(false));
    await expectLoaded(context);
    // It fades in, so its first frame is not visible.
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
};
/** The operator's own words stand above what became of the money. */
export const DeclinedWithdrawal: Story = {
  args: { answers: [answer("withdrawals.get", declinedWithdrawal)] },
  play: async (context) => {
    await expectLoaded(context);
    await expect(await alert()).toHaveTextContent(declinedWithdrawal.reason ?? "");
  },
};
/** The bank has been sending it for longer than it usually takes. */
export const LateDeposit: Story = {
  args: {
    address: `/help?overlay=member/depositv2/${lateDeposit.id}`,
    answers: [answer("deposits.get", lateDeposit)],
  },
};
