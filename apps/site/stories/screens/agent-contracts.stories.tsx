import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import { answer, changeAnswer, neverAnswer, refuse, refuseWith } from "../../mocks/answer.ts";
import {
  noContracts,
  noOutcome,
  oneContract,
  sampleContracts,
  sampleOutcome,
  sampleRules,
  signedContract,
  thousandsOfContracts,
  waitingContract,
} from "../../mocks/sample-contracts.ts";
import { quietState } from "../../mocks/sample-income.ts";
import { sampleTeam } from "../../mocks/sample-team.ts";
import { PageStory } from "../setup/page-story.tsx";
import { expectLoaded, expectSkeleton, setupStory } from "../setup/story-setup.ts";

/** The first handler that matches answers, so a story's own come before. */
const asAgent = (...first: HttpHandler[]): HttpHandler[] => [
  ...first,
  changeAnswer("member.info", (value) => ({ ...value, type: 2 as const })),
  answer("contracts.list", sampleContracts),
  answer("contracts.get", waitingContract),
  answer("contracts.outcome", sampleOutcome),
  answer("contracts.simulate", sampleOutcome),
  answer("contracts.rules", sampleRules),
  answer("income.state", quietState),
  answer("team.list", sampleTeam),
];

const page = (path = "") => `/help?overlay=agent/contracts${path}`;

const meta = {
  title: "Screens/Agent contracts",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: page(), as: "member", answers: asAgent() },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contracts: Story = {};
export const One: Story = { args: { answers: asAgent(answer("contracts.list", oneContract)) } };
export const Empty: Story = { args: { answers: asAgent(answer("contracts.list", noContracts)) } };
export const EmptyByFilter: Story = {
  args: { address: `${page()}&in.side=downline&in.type=hourly`, answers: asAgent(answer("contracts.list", noContracts)) },
};
export const Thousands: Story = { args: { answers: asAgent(answer("contracts.list", thousandsOfContracts)) } };
export const Loading: Story = { args: { answers: asAgent(neverAnswer("contracts.list")) }, play: expectSkeleton };
export const Failing: Story = { args: { answers: asAgent(refuse("contracts.list", "system.busy")) } };

export const Waiting: Story = { args: { address: page("/c3") } };
export const Signed: Story = { args: { address: page("/c8"), answers: asAgent(answer("contracts.get", signedContract)) } };
export const Unknown: Story = {
  args: { address: page("/none"), answers: asAgent(refuse("contracts.get", "contract.not_found")) },
};

/** A sub-account sees the contracts of its agent, and proposes, signs and ends none. */
const asSubAccount = (...first: HttpHandler[]): HttpHandler[] =>
  asAgent(
    ...first,
    changeAnswer("member.info", (value) => ({ ...value, type: 42 as const })),
  );
export const SubAccount: Story = {
  args: { answers: asSubAccount() },
  play: async (context) => {
    await expectLoaded(context);
    await screen.findByText(/^(These are your agent’s contracts|ये आपके एजेंट|هذه عقود وكيلك)/);
    await expect(screen.queryByRole("link", { name: /^(New proposal|नया प्रस्ताव|اقتراح جديد)$/ })).toBeNull();
  },
};
export const SubAccountWaiting: Story = {
  args: { address: page("/c3"), answers: asSubAccount() },
  play: async (context) => {
    await expectLoaded(context);
    await screen.findAllByText(/^(Waiting for the agent|एजेंट के जवाब|بانتظار الوكيل)/);
    await expect(screen.queryByRole("button", { name: /^(Sign|हस्ताक्षर करें|توقيع)$/ })).toBeNull();
  },
};

/** No period of this kind is settled yet: the page says so. */
export const WaitingWithoutPeriod: Story = {
  args: { address: page("/c3"), answers: asAgent(answer("contracts.outcome", noOutcome)) },
};
export const OutcomeFailing: Story = {
  args: { address: page("/c3"), answers: asAgent(refuse("contracts.outcome", "system.busy")) },
};

const preview = {
  hash: "0".repeat(64),
  currency: "INR",
  contracts: [
    {
      account: "raj_mumbai",
      level: 1,
      version: 2,
      tiers: [
        { validBet: "0.00", profit: "0.00", activeUsers: 0, ratio: 250_000 },
        { validBet: "500000.00", profit: "0.00", activeUsers: 5, ratio: 350_000 },
      ],
    },
    { account: "meera_thane", level: 2, version: 1, tiers: [{ ratio: 320_000 }] },
    { account: "kavya_kalyan", level: 3, version: 1, tiers: [{ ratio: 310_000 }] },
  ],
};

/** Signing a lower rate lists the members whose contracts end, with every tier, and asks once more. */
export const SigningLower: Story = {
  args: {
    address: page("/c3"),
    answers: asAgent(refuseWith("contracts.sign", "contract.cancels_downline", preview)),
  },
  play: async (context) => {
    await expectLoaded(context);
    const { click } = context.userEvent;
    const [sign] = await screen.findAllByRole("button", { name: /^(Sign|हस्ताक्षर करें|توقيع)$/ });
    if (sign) await click(sign);
    const question = await screen.findByRole("alertdialog");
    const [, yes] = within(question).getAllByRole("button");
    if (yes) await click(yes);
    await waitFor(() => expect(screen.getByText("kavya_kalyan")).toBeVisible());
    const ends = within(within(await screen.findByRole("alertdialog")).getByRole("row", { name: /raj_mumbai/ }));
    // The first asks for nothing, the second for bets and people.
    await expect(ends.getAllByText(/[%٪]/).map((tier) => tier.textContent.split(" · ").length)).toEqual([1, 3]);
  },
};

/** A signer whose money is frozen signs nothing, and reads why. */
export const SigningFrozen: Story = {
  args: { address: page("/c3"), answers: asAgent(refuse("contracts.sign", "money.account_locked")) },
  play: async (context) => {
    await expectLoaded(context);
    const { click } = context.userEvent;
    await click(await screen.findByRole("button", { name: "Sign" }));
    await click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Sign" }));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/^Your wallet is locked/));
  },
};

export const Offer: Story = { args: { address: `${page("/new")}&in.to=raj_mumbai&in.type=dividend` } };
export const OfferWithoutOwn: Story = { args: { address: `${page("/new")}&in.type=hourly` } };
/** A change of the own contract begins with what is agreed. */
export const Request: Story = { args: { address: `${page("/new")}&in.side=upline&in.type=dividend` } };

/** The terms of the form, computed over the last settled period. */
export const OfferComputed: Story = {
  args: { address: `${page("/new")}&in.side=upline&in.type=dividend` },
  play: async (context) => {
    await expectLoaded(context);
    const { click } = context.userEvent;
    await click(await screen.findByRole("button", { name: /^(Calculate for the last period|पिछली अवधि|احسب الفترة)/ }));
    await waitFor(() => expect(document.querySelector("[data-component=stat-group]")).toBeVisible());
  },
};

const rate = () => document.querySelectorAll<HTMLInputElement>("[data-component=number-field][aria-required]");

/** Errors are shown beside their tier: here the first pays more than the own contract, the second overlaps. */
export const OfferRefused: Story = {
  args: { address: `${page("/new")}&in.to=raj_mumbai&in.type=daily` },
  play: async (context) => {
    await expectLoaded(context);
    const { click, type } = context.userEvent;
    await waitFor(() => expect(rate()).toHaveLength(1));
    for (const first of rate()) await type(first, "0.9");
    await click(await screen.findByRole("button", { name: "Add tier" }));
    await waitFor(() => expect(rate()).toHaveLength(2));
    for (const second of [...rate()].slice(1)) await type(second, "0.5");
    await click(await screen.findByRole("button", { name: "Send offer" }));
    await waitFor(() => expect(document.querySelectorAll("form [aria-invalid=true]")).toHaveLength(2));
  },
};
