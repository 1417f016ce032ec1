import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { provenStatementText } from "@baize/domain/agents/settlement/proven-file";
import { answer, refuse } from "../../mocks/answer.ts";
import { recordedAt } from "../../mocks/recorded-calls.ts";
import { sampleProof } from "../../mocks/sample-statement.ts";
import { PageStory } from "../setup/page-story.tsx";
import { expectLoaded, setupStory } from "../setup/story-setup.ts";

const { x } = sampleProof.key;
const published = (...keys: readonly string[]) =>
  answer("system.keys", {
    keys: [],
    statementKeys: keys.map((key) => ({ kty: "OKP", crv: "Ed25519", x: key, use: "sig", alg: "EdDSA" })),
    serverTime: recordedAt.getTime(),
  });

const meta = {
  title: "Screens/Statement check",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: "/statement-check", as: "visitor", answers: [published(x)] },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

/** Chooses a file of this text, and waits for the sentence about it. */
const choosing =
  (text: string): Play =>
  async (context) => {
    await expectLoaded(context);
    const field = document.querySelector<HTMLInputElement>("main input[type=file]");
    const chosen = new DataTransfer();
    chosen.items.add(new File([text], "statement.json", { type: "application/json" }));
    if (!field) throw new Error("The page has no field for a file");
    field.files = chosen.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await waitFor(() => expect(document.querySelector("main [data-component=alert]")).toBeVisible(), { timeout: 10_000 });
  };

const good = provenStatementText(sampleProof);

export const Empty: Story = {};
export const Genuine: Story = { play: choosing(good) };
/** One digit of the amount is another. */
export const Changed: Story = {
  play: choosing(provenStatementText({ ...sampleProof, statement: sampleProof.statement.replace('"125040"', '"125041"') })),
};
export const OtherKey: Story = { args: { answers: [published("another")] }, play: choosing(good) };
export const WithoutServer: Story = { args: { answers: [refuse("system.keys", "system.busy")] }, play: choosing(good) };
export const CutOff: Story = { play: choosing(good.slice(0, 300)) };
export const AnotherFile: Story = { play: choosing('{"name":"not a statement"}') };
