import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import type { HttpHandler } from "msw";
import { languageOf } from "@baize/i18n/languages";
import { changeAnswer, refuse } from "../../mocks/answer.ts";
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

/** A language that is translated in part: its visitor reads a page with a missing namespace in English, which is marked, and the rest in it. */
export const PartialLanguage: Story = {
  args: { address: "/login" },
  beforeEach: async ({ args, globals }) => {
    const restore = partialLanguage(urdu, ["common", "errors", "auth"]);
    const close = await setupStory({ args, globals: { ...globals, language: urdu.tag } });
    return () => {
      close();
      restore();
    };
  },
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
