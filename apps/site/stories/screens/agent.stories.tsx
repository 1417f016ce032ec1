import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import { answer, changeAnswer, neverAnswer, refuse } from "../../mocks/answer.ts";
import { noContracts, sampleContracts, sampleRules } from "../../mocks/sample-contracts.ts";
import { frozenState, brandDebtState, quietState } from "../../mocks/sample-income.ts";
import { noTrends, sampleOverview, sampleTrends } from "../../mocks/sample-reports.ts";
import {
  emptyTeam,
  sampleLinks,
  sampleTeam,
  sampleTeamMember,
  thousandsOfLinks,
  thousandsOfTeam,
} from "../../mocks/sample-team.ts";
import { PageStory } from "../setup/page-story.tsx";
import { expectLoaded, expectSkeleton, setupStory } from "../setup/story-setup.ts";

/** The first handler that matches answers, so a story's own come before. */
const asAgent = (...first: HttpHandler[]): HttpHandler[] => [
  ...first,
  changeAnswer("member.info", (value) => ({ ...value, type: 1 as const })),
  answer("contracts.list", noContracts),
  answer("contracts.rules", sampleRules),
  answer("team.list", sampleTeam),
  answer("teamReports.overview", sampleOverview),
  answer("teamReports.trends", sampleTrends),
  answer("team.get", sampleTeamMember),
  answer("team.links", sampleLinks),
  answer("income.state", quietState),
];

const meta = {
  title: "Screens/Agent",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: "/help?overlay=agent/teamManagement", as: "member", answers: asAgent() },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Centre: Story = { args: { address: "/help?overlay=agent" } };
export const Overview: Story = { args: { address: "/help?overlay=agent/agentTeamOverview" } };
/** A proposal waits for the agent's answer. */
export const OverviewWaiting: Story = {
  args: {
    address: "/help?overlay=agent/agentTeamOverview",
    answers: asAgent(answer("contracts.list", { ...sampleContracts, items: sampleContracts.items.slice(0, 1) })),
  },
};
/** Money is frozen, bills are due, and a link expires. */
export const OverviewFrozen: Story = {
  args: {
    address: "/help?overlay=agent/agentTeamOverview",
    answers: asAgent(
      answer("income.state", frozenState),
      answer("team.links", {
        ...sampleLinks,
        items: sampleLinks.items.slice(0, 1).map((link) => ({ ...link, expiresAt: sampleLinks.asOf + 3_600_000 })),
      }),
    ),
  },
};
/** A reversed deposit left a debt to the brand: withdrawals stay open, because cash repays it first. */
export const OverviewWithBrandDebt: Story = {
  args: {
    address: "/help?overlay=agent/agentTeamOverview",
    answers: asAgent(answer("income.state", brandDebtState)),
  },
};
export const OverviewEmpty: Story = {
  args: {
    address: "/help?overlay=agent/agentTeamOverview",
    answers: asAgent(answer("team.list", emptyTeam), answer("teamReports.trends", noTrends)),
  },
};
export const OverviewOfThousands: Story = {
  args: { address: "/help?overlay=agent/agentTeamOverview", answers: asAgent(answer("team.list", thousandsOfTeam)) },
};
/** The rest of the page is there without the figures. */
export const OverviewWithoutFigures: Story = {
  args: {
    address: "/help?overlay=agent/agentTeamOverview",
    answers: asAgent(refuse("teamReports.overview", "system.busy")),
  },
};
/** The figures are there without what they are made of. */
export const OverviewWithoutTrends: Story = {
  args: {
    address: "/help?overlay=agent/agentTeamOverview",
    answers: asAgent(refuse("teamReports.trends", "system.busy")),
  },
};
export const Team: Story = {};
export const TeamOfOne: Story = {
  args: {
    answers: asAgent(
      answer("team.list", {
        ...sampleTeam,
        items: sampleTeam.items.slice(0, 1),
        size: { direct: { count: 1, more: false }, all: { count: 1, more: false } },
      }),
    ),
  },
};
export const TeamOfThousands: Story = { args: { answers: asAgent(answer("team.list", thousandsOfTeam)) } };
export const TeamEmpty: Story = { args: { answers: asAgent(answer("team.list", emptyTeam)) } };
export const TeamLoading: Story = { args: { answers: asAgent(neverAnswer("team.list")) }, play: expectSkeleton };
export const TeamFailing: Story = { args: { answers: asAgent(refuse("team.list", "system.busy")) } };
/** An account leads to the reports of its branch. */
export const TeamMember: Story = {
  args: { address: "/help?overlay=agent/teamManagement/raj_mumbai" },
  play: async (context) => {
    await expectLoaded(context);
    await waitFor(() => expect(document.querySelector("a[href*='agent%2FuserProfitLoss%2Fraj_mumbai']")).not.toBeNull());
    await expect(document.querySelector("a[href*='agent%2FteamBetting'][href*='in.account=raj_mumbai']")).not.toBeNull();
  },
};
/** A note that is not stored keeps what was typed. */
export const TeamMemberNoteRefused: Story = {
  args: {
    address: "/help?overlay=agent/teamManagement/raj_mumbai",
    answers: asAgent(refuse("team.setNote", "team.not_allowed")),
  },
  play: async (context) => {
    await expectLoaded(context);
    const { click, type } = context.userEvent;
    const note = await screen.findByRole("textbox", { name: /^(My note|मेरा नोट|ملاحظتي)/ });
    await type(note, " Call on Friday.");
    await click(screen.getByRole("button", { name: /^(Save note|नोट सहेजें|حفظ الملاحظة)/ }));
    await screen.findByRole("alert");
    await expect(note).toHaveValue(`${sampleTeamMember.note} Call on Friday.`);
  },
};
export const TeamMemberUnknown: Story = {
  args: {
    address: "/help?overlay=agent/teamManagement/unknown",
    answers: asAgent(refuse("team.get", "auth.user_unknown")),
  },
};
export const RegisterAccount: Story = { args: { address: "/help?overlay=agent/registerAccount" } };
export const RegisterAccountWithoutLinks: Story = {
  args: {
    address: "/help?overlay=agent/registerAccount",
    answers: asAgent(answer("team.links", { ...sampleLinks, items: [] })),
  },
};
export const RegisterAccountOneLink: Story = {
  args: {
    address: "/help?overlay=agent/registerAccount",
    answers: asAgent(answer("team.links", { ...sampleLinks, items: sampleLinks.items.slice(0, 1) })),
  },
};
export const RegisterAccountThousandsOfLinks: Story = {
  args: { address: "/help?overlay=agent/registerAccount", answers: asAgent(answer("team.links", thousandsOfLinks)) },
};
export const RegisterAccountLinksFailing: Story = {
  args: { address: "/help?overlay=agent/registerAccount", answers: asAgent(refuse("team.links", "system.busy")) },
};
/** A new agent is offered a contract at once, which pays more than the agent's own: it is not sent. */
export const RegisterAccountOffers: Story = {
  args: { address: "/help?overlay=agent/registerAccount" },
  play: async (context) => {
    await expectLoaded(context);
    const { click, clear, selectOptions, type } = context.userEvent;
    const form = document.querySelector<HTMLElement>("form[aria-labelledby='open-account']");
    if (!form) throw new Error("No form");
    await selectOptions(within(form).getByRole("combobox", { name: /^(Type|प्रकार|النوع)/ }), "2");
    await click(await within(form).findByRole("checkbox", { name: /^(Dividend|लाभांश|أرباح موزّعة)/ }));
    const [rate] = await within(form).findAllByRole("spinbutton", { name: /^(Rate|दर|النسبة)/ });
    if (!rate) throw new Error("No rate");
    await clear(rate);
    await type(rate, "90");
    await click(within(form).getByRole("button", { name: /^(Open account|अकाउंट खोलें|فتح الحساب)/ }));
    await waitFor(() => expect(rate).toHaveAccessibleDescription(/.+/));
  },
};
