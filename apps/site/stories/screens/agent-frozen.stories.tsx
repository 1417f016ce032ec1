import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { expect, screen, within } from "storybook/test";
import { answer, changeAnswer, neverAnswer } from "../../mocks/answer.ts";
import { noOutcome, sampleContracts, sampleOutcome, sampleRules, waitingContract } from "../../mocks/sample-contracts.ts";
import { dueDetail, frozenState, sampleLines } from "../../mocks/sample-income.ts";
import { sampleLinks, sampleTeam, sampleTeamMember } from "../../mocks/sample-team.ts";
import { expectClosed, expectFrozenNotices, expectNoNotice, expectUnknown } from "../setup/frozen-steps.ts";
import { firstOf } from "../setup/first-of.ts";
import { PageStory } from "../setup/page-story.tsx";
import { currentStory } from "../setup/story-context.ts";
import { expectLoaded, expectSkeleton, setupStory } from "../setup/story-setup.ts";

/** An agent whose money is frozen. */
const answers: HttpHandler[] = [
  changeAnswer("member.info", (value) => ({ ...value, type: 2 as const })),
  changeAnswer("upline.rules", (value) => ({ ...value, sides: ["upline", "downline"], frozen: true })),
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

/** Until it is known whether money is frozen. */
const unknown = [neverAnswer("income.state"), ...answers];

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

type Text =
  | "column.kind"
  | "contract.act.reject"
  | "contract.act.sign"
  | "contract.offer.send.downline"
  | "contract.type.dividend"
  | "frozen.contracts"
  | "frozen.offer"
  | "open.submit";
const text = (key: Text) => currentStory().messages.t(key, { ns: "agents" });
const upline = (key: "send" | "frozen") => currentStory().messages.t(key, { ns: "upline" });

/** Proposals are listed, with what is possible during a freeze. */
export const Contracts: Story = {
  play: async (context) => {
    await expectLoaded(context);
    await expectFrozenNotices(1, "agent");
  },
};

/** A proposal is not signed, and can be rejected. */
export const Signing: Story = {
  args: { address: page("contracts/c3") },
  play: async (context) => {
    await expectLoaded(context);
    await expectFrozenNotices(1, "agent");
    await expectClosed(text("contract.act.sign"), text("frozen.contracts"));
    await expect(screen.getByRole("button", { name: text("contract.act.reject") })).toBeEnabled();
  },
};
/** Until it is known whether money is frozen, nothing is signed, and a proposal can be rejected. */
export const SigningUnknown: Story = {
  args: { ...Signing.args, answers: unknown },
  play: async () => {
    await expectUnknown("income.state");
    await expectClosed(text("contract.act.sign"), "");
    await expect(screen.getByRole("button", { name: text("contract.act.reject") })).toBeEnabled();
  },
};

/** No proposal is sent; its outcome can be calculated. */
export const Offering: Story = {
  args: { address: `${page("contracts/new")}&in.to=raj_mumbai&in.type=dividend` },
  play: async (context) => {
    await expectLoaded(context);
    await expectFrozenNotices(1, "agent");
    await expectClosed(text("contract.offer.send.downline"), text("frozen.offer"));
  },
};
/** Until it is known whether money is frozen, the form can be filled and sends nothing. */
export const OfferingUnknown: Story = {
  args: { ...Offering.args, answers: unknown },
  play: async () => {
    await expectUnknown("income.state");
    await expectClosed(text("contract.offer.send.downline"), "");
  },
};

/** The form of an account or a link, for an agent below. */
async function formFor(title: string, { userEvent }: Parameters<NonNullable<Story["play"]>>[0]) {
  const form = within(firstOf(document.querySelectorAll<HTMLElement>(`form[aria-labelledby="${title}"]`)));
  await userEvent.selectOptions(form.getByRole("combobox", { name: text("column.kind") }), "2");
  return form;
}
const offersOf = (form: Awaited<ReturnType<typeof formFor>>) =>
  form.queryAllByRole("checkbox", { name: text("contract.type.dividend") });

/** Accounts and links are made without offers, and links with offers offer nothing. */
export const RegisterAccount: Story = {
  args: { address: page("registerAccount") },
  play: async (context) => {
    await expectLoaded(context);
    await expectFrozenNotices(1, "agent");
    const forms = [await formFor("open-account", context), await formFor("new-link", context)];
    await expectFrozenNotices(3, "agent");
    await expect(forms.flatMap(offersOf)).toEqual([]);
    await expect(screen.getByRole("button", { name: text("open.submit") })).toBeEnabled();
  },
};
/** Until it is known whether money is frozen, accounts and links are made without offers. */
export const RegisterAccountUnknown: Story = {
  args: { ...RegisterAccount.args, answers: unknown },
  play: async (context) => {
    await expectUnknown("income.state");
    const forms = [await formFor("open-account", context), await formFor("new-link", context)];
    await expect(forms.flatMap(offersOf)).toEqual([]);
    await expectNoNotice();
    await expect(screen.getByRole("button", { name: text("open.submit") })).toBeEnabled();
  },
};

/** What the page of an account leads to, and frozen money cannot do. */
const refusedLinks = () =>
  document.querySelectorAll("a:is([href*='agent%2Fcontracts%2Fnew'], [href*='member%2FtransferUpline'])");

/** The page has no link to an offer or a transfer. */
export const TeamMember: Story = {
  args: { address: page("teamManagement/raj_mumbai") },
  play: async (context) => {
    await expectLoaded(context);
    await expectFrozenNotices(1, "agent");
    await expect(refusedLinks()).toHaveLength(0);
  },
};
/** Until it is known whether money is frozen, the page has no link to an offer or a transfer either. */
export const TeamMemberUnknown: Story = {
  args: { ...TeamMember.args, answers: unknown },
  play: async () => {
    await expectUnknown("income.state");
    await expect(refusedLinks()).toHaveLength(0);
  },
};

/** The address of a refusal opens no form. */
export const Refusing: Story = {
  args: { address: page("dividendRecord/bill-due/refuse") },
  play: async (context) => {
    await expectLoaded(context);
    await expectFrozenNotices(1, "agent");
    await expect(screen.queryByRole("textbox")).toBeNull();
  },
};
/** Until it is known whether money is frozen, the form of a refusal has not loaded. */
export const RefusingUnknown: Story = { args: { ...Refusing.args, answers: unknown }, play: expectSkeleton };

/** An agent whose money is frozen can pay a bill. */
export const Paying: Story = {
  args: { address: page("dividendRecord/bill-due/pay") },
  play: async (context) => {
    await expectLoaded(context);
    await expect(document.querySelector("form button[type=submit]")).toBeEnabled();
    await expectNoNotice();
  },
};

/** Nothing is sent along the tree. */
export const Transferring: Story = {
  args: { address: "/help?overlay=member/transferUpline" },
  play: async (context) => {
    await expectLoaded(context);
    await expectFrozenNotices(1, "agent");
    await expectClosed(upline("send"), upline("frozen"));
  },
};
