import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import type { HttpHandler } from "msw";
import { languageOf } from "@baize/i18n/languages";
import type { Namespace } from "@baize/i18n/messages";
import { answer, changeAnswer, refuse } from "../../mocks/answer.ts";
import { sampleKeys } from "../../mocks/sample-keys.ts";
import { firstOf } from "../setup/first-of.ts";
import { expectClosed, expectConsent, expectLoaded, setupStory } from "../setup/story-setup.ts";
import { PageStory } from "../setup/page-story.tsx";
import { partialLanguage } from "../../src/shared/language/partial-language.fixture.ts";

const meta = {
  title: "Screens/Whole site",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: "/no/such/page" },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link to support is that of the status: other addresses are sealed for the caller, so none was recorded. */
const answersOf = (status: 1 | 2): readonly HttpHandler[] => [
  changeAnswer("system.status", (value) => ({ ...value, status })),
  refuse("support.service", "system.busy"),
];

const countsVisits = changeAnswer("system.whitelabel", (brand) => ({ ...brand, analytics: { gtagId: "G-EXAMPLE" } }));

export const NotFound: Story = {};
export const Maintenance: Story = { args: { address: "/help", answers: answersOf(1) }, play: expectClosed };
export const RegionBlocked: Story = { args: { address: "/help", answers: answersOf(2) }, play: expectClosed };
export const AsksConsent: Story = { args: { address: "/help", answers: [countsVisits] }, play: expectConsent };

const urdu = languageOf("UR");

/** `beforeEach` of a story whose visitor reads Urdu, which has these namespaces alone. */
const partlyIn =
  (...namespaces: readonly Namespace[]): NonNullable<Story["beforeEach"]> =>
  async ({ args, globals }) => {
    const restore = partialLanguage(urdu, namespaces);
    const close = await setupStory({ args, globals: { ...globals, language: urdu.tag } });
    return () => {
      close();
      restore();
    };
  };

/** What is drawn over a page says its own language, where that is not the visitor's. */
async function expectEnglish(shown: HTMLElement): Promise<void> {
  const island = shown.closest("[lang]");
  await expect(island).toHaveAttribute("lang", "en");
  await expect(island).toHaveAttribute("dir", "ltr");
  await expect(shown).not.toHaveTextContent(/\p{Script=Arabic}/u);
}

/** A language that is translated in part: its visitor reads a page with a missing namespace in English, which is marked, and the rest in it. */
export const PartialLanguage: Story = {
  args: { address: "/login" },
  beforeEach: partlyIn("common", "errors", "auth"),
  play: async (context) => {
    await expectLoaded(context);
    const page = within(screen.getByRole("main"));
    const island = page.getByRole("heading", { level: 1, name: "Log in" }).closest("[lang]");
    await expect(island).toHaveAttribute("lang", "en");
    await expect(island).toHaveAttribute("dir", "ltr");
    await expect(island).not.toHaveTextContent(/\p{Script=Arabic}/u);
    await expect(screen.getByRole("banner")).toHaveTextContent(/\p{Script=Arabic}/u);
    await expect(screen.getByRole("contentinfo")).toHaveTextContent(/\p{Script=Arabic}/u);
  },
};
/** The question before signing out is of the shell: it is in English, and says so, in a centre that is in Urdu. */
export const PartialLanguageQuestion: Story = {
  args: { address: "/help?overlay=member/securityCenter", as: "member" },
  beforeEach: partlyIn("common", "errors", "centre"),
  play: async (context) => {
    await expectLoaded(context);
    await context.userEvent.click(firstOf(within(screen.getByRole("dialog")).getAllByRole("button", { name: "لاگ آؤٹ کریں" })));
    await expectEnglish(await screen.findByRole("alertdialog", { name: "Log out?" }));
  },
};
/** The dialog that asks for a proof of the person, which a call opens and no page. */
export const PartialLanguageProof: Story = {
  args: {
    address: "/help?overlay=security/authenticator",
    as: "member",
    answers: [
      sampleKeys,
      refuse("totp.begin", "auth.proof_required"),
      answer("proof.methods", { methods: [{ method: "password", to: null }] }),
    ],
  },
  beforeEach: partlyIn("common", "errors", "centre"),
  play: async (context) => {
    await expectLoaded(context);
    await context.userEvent.click(await screen.findByRole("button", { name: "Set up an authenticator app" }));
    const proof = await screen.findByRole("dialog", { name: "Confirm it’s you" });
    await expectEnglish(proof);
    await within(proof).findByRole("button", { name: "Confirm" });
  },
};
