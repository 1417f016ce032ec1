import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { answer, answerEach, changeAnswer } from "../../mocks/answer.ts";
import { sampleRules } from "../../mocks/sample-contracts.ts";
import { quietState } from "../../mocks/sample-income.ts";
import { sampleLinks, sampleTeam } from "../../mocks/sample-team.ts";
import { PageStory } from "../setup/page-story.tsx";
import { rowNamed } from "../setup/row-named.ts";
import { expectLoaded, setupStory } from "../setup/story-setup.ts";

/** The queries for the team that the page sent; Storybook clears it before each story. */
const asked = fn<(query: unknown) => void>();

const [firstLink] = sampleLinks.items;
if (!firstLink) throw new Error("There is no link");

/** A brand with two domains. */
const domains = [
  { domain: "baize.example", url: "https://baize.example", speed: null },
  { domain: "play.example", url: "https://play.example", speed: null },
];

const asAgent = (...first: HttpHandler[]): HttpHandler[] => [
  ...first,
  changeAnswer("member.info", (value) => ({ ...value, type: 2 as const })),
  answer("system.domainRoute", { domainList: domains, resources: [] }),
  answer("contracts.rules", sampleRules),
  answer("income.state", quietState),
  answer("team.links", sampleLinks),
  answerEach("team.list", (query) => {
    asked(query);
    return sampleTeam;
  }),
];

const meta = {
  title: "Screens/Agent links",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: "/help?overlay=agent/registerAccount", as: "member", answers: asAgent() },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const addressOn = (origin: string) => `${origin}/register?referralCode=${firstLink.code}`;

async function openQrCode(code: string, click: (element: Element) => Promise<void>) {
  await click(within(rowNamed(code)).getByRole("button", { name: "QR code" }));
  return within(await screen.findByRole("dialog", { name: "QR code of the invitation link" }));
}

/** The QR code of a link that works on every domain leads to the domain that the agent chooses. */
export const QrCode: Story = {
  play: async (context) => {
    await expectLoaded(context);
    const dialog = await openQrCode(firstLink.code, context.userEvent.click);
    const art = () => dialog.getByRole("img").querySelector("path")?.getAttribute("d");
    await waitFor(() => expect(dialog.getByText(addressOn(location.origin))).toBeVisible());
    const before = art();
    await context.userEvent.selectOptions(await dialog.findByRole("combobox", { name: "Domain" }), "play.example");
    await waitFor(() => expect(dialog.getByText(addressOn("https://play.example"))).toBeVisible());
    await expect(art()).not.toBe(before);
  },
};

/** A link of one domain works there alone: its address and its QR code are on it. */
export const OneDomain: Story = {
  args: { answers: asAgent(answer("team.links", { ...sampleLinks, items: [{ ...firstLink, domain: "play.example" }] })) },
  play: async (context) => {
    await expectLoaded(context);
    await expect(within(rowNamed(firstLink.code)).getByText("play.example")).toBeInTheDocument();
    const dialog = await openQrCode(firstLink.code, context.userEvent.click);
    await waitFor(() => expect(dialog.getByText(addressOn("https://play.example"))).toBeVisible());
    await expect(dialog.queryByRole("combobox")).toBeNull();
  },
};

/** The number of members whom a link brought opens their list. */
export const Brought: Story = {
  play: async (context) => {
    await expectLoaded(context);
    await context.userEvent.click(within(rowNamed(firstLink.code)).getByRole("link", { name: "3" }));
    await screen.findByRole("heading", { level: 2, name: "Team management" });
    const filter = await screen.findByRole("combobox", { name: "Invitation link" });
    await waitFor(() => expect(filter).toHaveDisplayValue(`${firstLink.label} (${firstLink.code})`));
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ link: firstLink.code, reach: "all" }));
  },
};
