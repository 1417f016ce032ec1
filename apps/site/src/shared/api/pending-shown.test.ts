import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "../..");

/** What no button of the site waits for. */
const WITHOUT_BUTTON = {
  "app/shell/language-menu.tsx": "textsLoading says that its texts are on their way",
  "features/greetings/notice-popup.tsx": "the window closes at once",
  "features/security/account-language.tsx": "the language changes at once",
  "shared/announcements/use-mark-read.ts": "reading is no press",
  "shared/session/leave-session.ts": "the question of use-sign-out waits for it",
  "shared/session/resume-session.ts": "the start of a page",
  "shared/support/use-service.ts": "the chat reads it as it opens",
  "features/game/use-launch.ts": "the game's place shows a skeleton",
  "features/chat/use-outbox.ts": "each message shows that it is on its way",
  "features/lottery/use-buy.ts": "the kit's slip holds its button until the promise settles",
  "features/register/use-register.ts": "the kit's form holds its button until the promise settles",
  "shared/images/use-image-upload.ts": "each picture shows its progress",
  "features/sign-in/claim-newcomer.ts": "the form that signs in waits for it",
  "features/sign-in/identity-return.tsx": "a page of its own says so",
} satisfies Record<string, string>;

/** A hook without a button: the file whose button waits for it. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  "features/security/passkeys.tsx": "features/security/key-row.tsx",
  "features/security/identities.tsx": "features/security/key-row.tsx",
  "features/sign-in/by-passkey.ts": "features/sign-in/other-methods.tsx",
  "features/sign-in/use-code-login.ts": "features/sign-in/code-form.tsx",
  "shared/phone-codes/send-by-sandbox.ts": "shared/forms/use-code-request.ts",
  "shared/session/identity-visit.ts": "shared/session/identity-buttons.tsx",
};

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith("shared/api/"),
);
const textOf = (file: string) => readFileSync(join(source, file), "utf8");
const sends = (file: string) => /\b(?:useChange|useOnce|useOnceNamed|api\.write)\(/.test(textOf(file));
/** A button's own state, a form, a question that stays open, or the field that requests a code. */
const shows = (file: string) => /[pP]ending|useSiteForm|isBusy|onConfirm|useCodeRequest/.test(textOf(file));

it("shows that it waits wherever a press calls the server", () => {
  const silent = files.filter((file) => sends(file) && !shows(SHOWN_BY[file] ?? file) && !(file in WITHOUT_BUTTON));
  expect(silent).toEqual([]);
});

it("names no file that has gone", () => {
  const named = [...Object.keys(WITHOUT_BUTTON), ...Object.keys(SHOWN_BY)];
  expect(named.filter((file) => !files.includes(file) || !sends(file))).toEqual([]);
});
