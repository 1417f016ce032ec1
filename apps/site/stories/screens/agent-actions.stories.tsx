import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { expect, fn, screen, spyOn, waitFor, within } from "storybook/test";
import { answer, answerEach, changeAnswer } from "../../mocks/answer.ts";
import { ownOffer, sampleContracts, sampleRules, signedContract, waitingContract } from "../../mocks/sample-contracts.ts";
import { dueBill, dueDetail, quietState, refusedDetail, sampleLines } from "../../mocks/sample-income.ts";
import { sampleKeys } from "../../mocks/sample-keys.ts";
import { sampleLinks, sampleTeam } from "../../mocks/sample-team.ts";
import { PageStory } from "../setup/page-story.tsx";
import { rowNamed } from "../setup/row-named.ts";
import { expectLoaded, setupStory } from "../setup/story-setup.ts";

/** What the page sent, by call; Storybook clears it before each story. */
const sent = fn<(id: string, body: unknown) => void>();
const wasSent = (id: string) => sent.mock.calls.some(([one]) => one === id);

const [firstLink, ...otherLinks] = sampleLinks.items;
if (!firstLink) throw new Error("There is no link");
const newLink = { ...firstLink, code: "NEWCODE7", label: "", offers: [], uses: 0, type: 0 as const };

/** The server: after an act it answers as the act has left things. */
const asAgent = (...first: HttpHandler[]): HttpHandler[] => [
  ...first,
  sampleKeys,
  changeAnswer("member.info", (value) => ({ ...value, type: 2 as const })),
  answer("contracts.list", sampleContracts),
  answer("contracts.rules", sampleRules),
  answer("contracts.outcome", { last: null, asOf: sampleContracts.asOf }),
  answer("team.list", sampleTeam),
  answerEach("team.links", () => ({
    ...sampleLinks,
    items: [{ ...firstLink, state: wasSent("team.stopLink") ? ("stopped" as const) : firstLink.state }, ...otherLinks],
  })),
  answerEach("team.stopLink", (body) => {
    sent("team.stopLink", body);
    return { ...firstLink, state: "stopped" as const };
  }),
  answerEach("team.addLink", (body) => {
    sent("team.addLink", body);
    return newLink;
  }),
  answerEach("team.open", (body) => {
    sent("team.open", body);
    return { account: "farid_surat", type: 0, joinedAt: sampleTeam.asOf };
  }),
  answerEach("income.get", () => (wasSent("income.refuse") ? refusedDetail : dueDetail)),
  answer("income.lines", sampleLines),
  answer("income.state", quietState),
  answer("paymentPassword.status", { isSet: true, changedAt: null, lockedUntil: null }),
  answerEach("income.refuse", (body) => {
    sent("income.refuse", body);
    return refusedDetail.statement;
  }),
];

const meta = {
  title: "Screens/Agent actions",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: "/help?overlay=agent/registerAccount", as: "member", answers: asAgent() },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const formOf = (title: string) => document.querySelector<HTMLElement>(`form[aria-labelledby="${title}"]`) ?? document.body;

/** A call was sent once, and its secret only encrypted. */
async function expectSealed(id: string, secret: string): Promise<void> {
  await expect(sent.mock.calls.map(([one]) => one)).toEqual([id]);
  await expect(JSON.stringify(sent.mock.calls)).not.toContain(secret);
}

/** A link is stopped once confirmed, by its code; its row says so, has no more to press, and keeps the focus. */
export const StopLink: Story = {
  play: async (context) => {
    await expectLoaded(context);
    const row = await waitFor(() => rowNamed(firstLink.code));
    await context.userEvent.click(within(row).getByRole("button", { name: "Stop" }));
    await context.userEvent.click(await screen.findByRole("button", { name: "Keep link" }));
    await waitFor(() => expect(within(row).getByRole("button", { name: "Stop" })).toHaveFocus());
    await expect(sent.mock.calls).toEqual([]);
    await context.userEvent.keyboard("{Enter}");
    await context.userEvent.click(await screen.findByRole("button", { name: "Stop link" }));
    await waitFor(() => expect(within(rowNamed(firstLink.code)).getByText("Stopped")).toBeVisible());
    await expect(sent.mock.calls).toEqual([["team.stopLink", { code: firstLink.code }]]);
    await expect(within(rowNamed(firstLink.code)).queryByRole("button")).toBeNull();
    await waitFor(() => expect(within(rowNamed(firstLink.code)).getByText("None")).toHaveFocus());
    await screen.findByText(`Link ${firstLink.code} is stopped.`);
  },
};

/** The address of a link, with its code, is copied. */
export const CopyLink: Story = {
  play: async (context) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await expectLoaded(context);
    await context.userEvent.click(within(rowNamed(firstLink.code)).getByRole("button", { name: "Copy link" }));
    await expect(write.mock.calls).toEqual([[`${location.origin}/register?referralCode=${firstLink.code}`]]);
    await waitFor(() => expect(within(rowNamed(firstLink.code)).getByRole("button", { name: /Copied/ })).toBeVisible());
  },
};

/** A link is made with its limits, and shown as a code, an address and a picture to scan. */
export const NewLink: Story = {
  play: async (context) => {
    await expectLoaded(context);
    const { click, selectOptions, type } = context.userEvent;
    const form = within(formOf("new-link"));
    await type(form.getByRole("textbox", { name: /^Note/ }), "Diwali stall");
    await selectOptions(form.getByRole("combobox", { name: "Valid for" }), "7");
    await selectOptions(form.getByRole("combobox", { name: "Registrations allowed" }), "10");
    await click(form.getByRole("button", { name: "Create link" }));
    const picture = await screen.findByRole("img", { name: "QR code of the invitation link" });
    await expect(picture).toBeVisible();
    await expect(screen.getByText(newLink.code)).toBeVisible();
    await expect(screen.getByText(`${location.origin}/register?referralCode=${newLink.code}`)).toBeVisible();
    await screen.findByText(`Link ${newLink.code} is ready.`);
    await expect(sent.mock.calls).toEqual([
      ["team.addLink", { label: "Diwali stall", type: 0, days: 7, mostUses: 10, offers: [] }],
    ]);
  },
};

const openForm = () => within(formOf("open-account"));
const newAccount = () => openForm().getByRole("textbox", { name: /^Account/ });

/** An account is opened once; the form is then empty for the next one. */
export const OpenAccount: Story = {
  play: async (context) => {
    await expectLoaded(context);
    const { click, type } = context.userEvent;
    await type(newAccount(), "farid_surat");
    for (const field of formOf("open-account").querySelectorAll("input[autocomplete=new-password]"))
      await type(field, "eleven-green-boats");
    await click(openForm().getByRole("checkbox", { name: /^The person is of legal age/ }));
    await click(openForm().getByRole("button", { name: "Open account" }));
    await screen.findByText("Account farid_surat has been opened.");
    await expectSealed("team.open", "eleven-green-boats");
    await waitFor(() => expect(newAccount()).toHaveValue(""));
  },
};

const contract = (id: string) => `/help?overlay=agent/contracts/${id}`;

/** An act on a contract: what is sent, and the contract as it is afterwards. */
function acting(shown: typeof waitingContract, act: "reject" | "withdraw" | "end", state: "rejected" | "withdrawn" | "ending") {
  const after = { ...shown.contract, state };
  return asAgent(
    answerEach("contracts.get", () => (sent.mock.calls.length > 0 ? { ...shown, contract: after, versions: [after] } : shown)),
    answerEach(`contracts.${act}`, (body) => {
      sent(`contracts.${act}`, body);
      return after;
    }),
  );
}

/** A proposal of the upline is rejected at one press. */
export const Reject: Story = {
  args: { address: contract("c3"), answers: acting(waitingContract, "reject", "rejected") },
  play: async (context) => {
    await expectLoaded(context);
    await context.userEvent.click(await screen.findByRole("button", { name: "Reject" }));
    await screen.findByText("Proposal rejected.");
    await expect(sent.mock.calls).toEqual([["contracts.reject", { id: "c3" }]]);
    await waitFor(() => expect(screen.getAllByText("Rejected")[0]).toBeVisible());
    await expect(screen.queryByRole("button", { name: "Reject" })).toBeNull();
  },
};

/** The agent takes its own proposal back. */
export const Withdraw: Story = {
  args: { address: contract("c5"), answers: acting(ownOffer, "withdraw", "withdrawn") },
  play: async (context) => {
    await expectLoaded(context);
    await context.userEvent.click(await screen.findByRole("button", { name: "Withdraw proposal" }));
    await screen.findByText("Proposal withdrawn.");
    await expect(sent.mock.calls).toEqual([["contracts.withdraw", { id: "c5" }]]);
    await waitFor(() => expect(screen.getAllByText("Withdrawn")[0]).toBeVisible());
    await expect(screen.queryByRole("button", { name: "Withdraw proposal" })).toBeNull();
  },
};

/** To end a contract is asked first, and is sent only after yes. */
export const End: Story = {
  args: { address: contract("c8"), answers: acting(signedContract, "end", "ending") },
  play: async (context) => {
    await expectLoaded(context);
    const { click } = context.userEvent;
    await click(await screen.findByRole("button", { name: "End contract" }));
    await click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Not now" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(sent.mock.calls).toEqual([]);
    await click(await screen.findByRole("button", { name: "End contract" }));
    await click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "End contract" }));
    await screen.findByText("The contract ends with the current period.");
    await expect(sent.mock.calls).toEqual([["contracts.end", { id: "c8" }]]);
    await waitFor(() => expect(screen.getAllByText("Ending")[0]).toBeVisible());
  },
};

/** New terms are offered to the downline of a contract, for the same kind. */
export const Change: Story = {
  args: {
    address: contract("c8"),
    answers: asAgent(
      answerEach("contracts.get", () => (wasSent("contracts.offer") ? ownOffer : signedContract)),
      answerEach("contracts.offer", (body) => {
        sent("contracts.offer", body);
        return ownOffer.contract;
      }),
    ),
  },
  play: async (context) => {
    await expectLoaded(context);
    const { click, type } = context.userEvent;
    await click(await screen.findByRole("link", { name: "Offer new terms" }));
    await type(await screen.findByRole("spinbutton", { name: /^Rate/ }), "0.3");
    await click(screen.getByRole("button", { name: "Send offer" }));
    await screen.findByText("Proposal sent. It can be signed for 7 days.");
    const { type: kind, account } = signedContract.contract;
    await expect(sent.mock.calls).toEqual([
      ["contracts.offer", expect.objectContaining({ type: kind, account, tiers: [expect.objectContaining({ ratio: 3000 })] })],
    ]);
    await screen.findByRole("button", { name: "Withdraw proposal" });
  },
};

/** A bill is refused with a reason of enough letters; the statement then shows it. */
export const RefuseBill: Story = {
  args: { address: `/help?overlay=agent/dividendRecord/${dueBill.id}/refuse` },
  play: async (context) => {
    await expectLoaded(context);
    const { click, type } = context.userEvent;
    const reason = await screen.findByRole("textbox", { name: /^Reason/ });
    await type(reason, "No.");
    const password = document.querySelector("input[name=paymentPassword]");
    if (password) await type(password, "840273");
    await click(screen.getByRole("button", { name: "Refuse this bill" }));
    await waitFor(() => expect(reason).toBeInvalid());
    await expect(sent.mock.calls).toEqual([]);
    await type(reason, " The bonus of this week was not taken off.");
    await click(screen.getByRole("button", { name: "Refuse this bill" }));
    await screen.findByText("You refused the bill. The brand and your downline will see your reason.");
    await expectSealed("income.refuse", "840273");
    await screen.findByText(refusedDetail.statement.dispute);
    await expect(screen.queryByRole("link", { name: "Refuse and dispute" })).toBeNull();
  },
};
