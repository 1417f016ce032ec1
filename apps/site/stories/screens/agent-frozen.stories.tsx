import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import { answer, changeAnswer } from "../../mocks/answer.ts";
import { noOutcome, sampleContracts, sampleOutcome, sampleRules, waitingContract } from "../../mocks/sample-contracts.ts";
import { dueDetail, frozenState, sampleLines } from "../../mocks/sample-income.ts";
import { sampleLinks, sampleTeam, sampleTeamMember } from "../../mocks/sample-team.ts";
import { firstOf } from "../setup/first-of.ts";
import { PageStory } from "../setup/page-story.tsx";
import { expectLoaded, setupStory } from "../setup/story-setup.ts";

/** An agent whose money is frozen. */
const answers: HttpHandler[] = [
  changeAnswer("member.info", (value) => ({ ...value, type: 2 as const })),
  changeAnswer("upline.rules", (value) => ({ ...value, sides: ["upline", "downline"] })),
  answer("income.state", frozenState),
  answer("income.get", dueDetail),
  answer("income.lines", sampleLines),
  answer("paymentPassword.status", { isSet: true, changedAt: null, lockedUntil: null }),
  answer("contracts.list", sampleContracts),
  answer("contracts.get", waitingContract),
  answer("contracts.outcome", sampleOutcome),
  answer("contracts.simulate", noOutcome),
  answer("contracts.rules", sampleRules),
  answer("team.list", sampleTeam),
  answer("team.get", sampleTeamMember),
  answer("team.links", sampleLinks),
];

const page = (path: string) => `/help?overlay=agent/${path}`;

const meta = {
  title: "Screens/Agent whose money is frozen",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  args: { address: page("contracts"), as: "member", answers },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const FROZEN = /^(Your money is frozen|आपका पैसा फ़्रीज़ है|أموالك مجمّدة)$/;

/** The page says so before anything is typed, as often as something cannot be done, and leads to the reason. */
async function expectNotices(count: number): Promise<void> {
  await waitFor(() => expect(screen.getAllByText(FROZEN)).toHaveLength(count));
  await expect(document.querySelectorAll("[data-component=alert] a[href*='agent%2FagentTeamOverview']")).toHaveLength(count);
}

/** The button takes focus, ignores presses, and has the notice as its description. */
async function expectExplained(name: RegExp, why: RegExp): Promise<void> {
  const button = await screen.findByRole("button", { name });
  button.focus();
  await expect(button).toHaveFocus();
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).toHaveAttribute("type", "button");
  await expect(button).toHaveAccessibleDescription(why);
}

const WHY = /until the freeze ends|फ़्रीज़ हटने तक|حتى ينتهي التجميد/;

export const Contracts: Story = {
  play: async (context) => {
    await expectLoaded(context);
    await expectNotices(1);
  },
};

/** A proposal is not signed, and can be rejected. */
export const Signing: Story = {
  args: { address: page("contracts/c3") },
  play: async (context) => {
    await expectLoaded(context);
    await expectNotices(1);
    await expectExplained(/^(Sign|हस्ताक्षर करें|توقيع)$/, WHY);
    await expect(screen.getByRole("button", { name: /^(Reject|अस्वीकार करें|رفض)$/ })).toBeEnabled();
  },
};

/** No proposal is sent; its outcome can be calculated. */
export const Offering: Story = {
  args: { address: `${page("contracts/new")}&in.to=raj_mumbai&in.type=dividend` },
  play: async (context) => {
    await expectLoaded(context);
    await expectNotices(1);
    await expectExplained(/^(Send offer|प्रस्ताव भेजें|إرسال العرض)$/, WHY);
  },
};

const formOf = (title: string) => firstOf(document.querySelectorAll<HTMLElement>(`form[aria-labelledby="${title}"]`));

/** Accounts and links are made without offers, and links with offers offer nothing. */
export const RegisterAccount: Story = {
  args: { address: page("registerAccount") },
  play: async (context) => {
    await expectLoaded(context);
    await expectNotices(1);
    for (const title of ["open-account", "new-link"]) {
      const form = within(formOf(title));
      await context.userEvent.selectOptions(form.getByRole("combobox", { name: /^(Type|प्रकार|النوع)/ }), "2");
      await form.findByText(FROZEN);
      await expect(form.queryByRole("checkbox", { name: /^(Dividend|लाभांश|أرباح موزّعة)/ })).toBeNull();
    }
    await expectNotices(3);
    await expect(screen.getByRole("button", { name: /^(Open account|अकाउंट खोलें|فتح الحساب)/ })).toBeEnabled();
  },
};

/** The page has no link to an offer or a transfer. */
export const TeamMember: Story = {
  args: { address: page("teamManagement/raj_mumbai") },
  play: async (context) => {
    await expectLoaded(context);
    await expectNotices(1);
    for (const refused of ["agent%2Fcontracts%2Fnew", "member%2FtransferUpline"])
      await expect(document.querySelector(`a[href*='${refused}']`)).toBeNull();
  },
};

/** The address of a refusal opens no form. */
export const Refusing: Story = {
  args: { address: page("dividendRecord/bill-due/refuse") },
  play: async (context) => {
    await expectLoaded(context);
    await expectNotices(1);
    await expect(screen.queryByRole("textbox")).toBeNull();
  },
};

/** An agent whose money is frozen can pay a bill. */
export const Paying: Story = {
  args: { address: page("dividendRecord/bill-due/pay") },
  play: async (context) => {
    await expectLoaded(context);
    await expect(document.querySelector("form button[type=submit]")).toBeEnabled();
    await expect(screen.queryByText(FROZEN)).toBeNull();
  },
};

export const Transferring: Story = {
  args: { address: "/help?overlay=member/transferUpline" },
  play: async (context) => {
    await expectLoaded(context);
    await expectNotices(1);
    await expectExplained(/^(Send|भेजें|إرسال)$/, WHY);
  },
};
