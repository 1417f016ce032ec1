import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import type { OutputOf } from "@baize/api/contract/contract";
import { ar } from "@baize/ui/messages/ar";
import { en } from "@baize/ui/messages/en";
import { fa } from "@baize/ui/messages/fa";
import { hi } from "@baize/ui/messages/hi";
import { ur } from "@baize/ui/messages/ur";
import { answer, refuse } from "../../mocks/answer.ts";
import { recordedAt } from "../../mocks/recorded-calls.ts";
import { sampleKeys } from "../../mocks/sample-keys.ts";
import { currentStory } from "../setup/story-context.ts";
import { expectLoaded, setupStory } from "../setup/story-setup.ts";
import { PageStory } from "../setup/page-story.tsx";

type Methods = OutputOf<"proof.methods">["methods"];
type Context = Parameters<NonNullable<Story["play"]>>[0];

const text = (key: "proof.title" | "totp.begin") => currentStory().messages.t(key, { ns: "auth" });
const sendCode = new Set<string>([en, hi, ar, fa, ur].map(({ smsCodeField }) => smsCodeField.send));

/** The account's proofs, and a change that needs one: setting up an authenticator app. */
const proofsOf = (...methods: Methods) => [
  sampleKeys,
  refuse("totp.begin", "auth.proof_required"),
  answer("proof.methods", { methods }),
];

const password: Methods[number] = { method: "password", to: null };
const passkey: Methods[number] = { method: "passkey", to: null };
const totp: Methods[number] = { method: "totp", to: null };
const email: Methods[number] = { method: "email", to: "m***@example.in" };

/** Asks for the change, which opens the dialog. */
async function openDialog(context: Context): Promise<HTMLElement> {
  await expectLoaded(context);
  // The dialog of the story before outlives its page.
  const left = screen.queryByRole("dialog", { name: text("proof.title") });
  if (left) {
    await context.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(left).not.toBeInTheDocument());
  }
  await context.userEvent.click(await screen.findByRole("button", { name: text("totp.begin") }));
  return await screen.findByRole("dialog", { name: text("proof.title") });
}

async function typeAnswer(context: Context, typed: string): Promise<HTMLElement> {
  const dialog = await openDialog(context);
  await waitFor(() => expect(document.activeElement).toHaveAttribute("name", "answer"));
  await context.userEvent.keyboard(`${typed}{Enter}`);
  return dialog;
}

const meta = {
  title: "Screens/Proof of the person",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: async (context) => {
    await openDialog(context);
  },
  args: { address: "/help?overlay=security/authenticator", as: "member", answers: proofsOf(password) },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Password: Story = {};
export const Passkey: Story = { args: { answers: proofsOf(passkey) } };
/** The account has several proofs, and any of them will do. */
export const AnyOfThree: Story = { args: { answers: proofsOf(password, passkey, totp) } };
export const AuthenticatorCode: Story = { args: { answers: proofsOf(totp) } };
/** The account has a mailbox and nothing stronger. */
export const CodeByMail: Story = { args: { answers: proofsOf(email) } };
/** The code is on its way, and another one can be asked for later. */
export const CodeSent: Story = {
  args: {
    answers: [
      ...proofsOf(email),
      answer("proof.send", {
        expirationTime: recordedAt.getTime() + 180_000,
        expiredMinutes: 3,
        resendTime: recordedAt.getTime() + 60_000,
        codeLength: 6,
      }),
    ],
  },
  play: async (context) => {
    const dialog = await openDialog(context);
    await context.userEvent.click(await within(dialog).findByRole("button", { name: (name) => sendCode.has(name) }));
    await waitFor(() => expect(dialog.querySelector("[data-state=countdown]")).not.toBeNull());
  },
};
/** A wrong password stays in the field, which names the error. */
export const WrongPassword: Story = {
  args: { answers: [...proofsOf(password), refuse("proof.give", "password.wrong_old")] },
  play: async (context) => {
    await typeAnswer(context, "not it, not at all");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-invalid", "true"));
    await expect(document.activeElement).toHaveValue("not it, not at all");
  },
};
/** Five wrong answers lock the proof for a while. */
export const Locked: Story = {
  args: { answers: [...proofsOf(password), refuse("proof.give", "rate.limited")] },
  play: async (context) => {
    const dialog = await typeAnswer(context, "not it, not at all");
    await within(dialog).findByRole("alert");
  },
};
