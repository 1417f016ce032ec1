import { initializeApp } from "firebase/app";
import {
  type ConfirmationResult,
  inMemoryPersistence,
  initializeAuth,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from "firebase/auth";
import type { OutputOf } from "@baize/api/contract/contract";
import { phoneNumber } from "@baize/domain/identity/verification/phone";
import { allowChallengeFocus, loadHumanCheck } from "./human-check.ts";
import { providerError, verifyError } from "./provider-error.ts";
import type { Numbered, SentCode } from "./sent-code.ts";

export type PhoneProject = NonNullable<OutputOf<"system.whitelabel">["phoneProvider"]>;

/** A challenge is over after two minutes; a person who closed it would otherwise wait for good. */
const CHALLENGE_MS = 120_000;
/** The wait before the next code. */
const WAIT_MINUTES = 1;

async function withinChallenge<T>(sent: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(verifyError("verify.human_check_failed")), CHALLENGE_MS);
  });
  try {
    return await Promise.race([sent, over]);
  } finally {
    clearTimeout(timer);
  }
}

async function send(project: PhoneProject, language: string, number: string): Promise<ConfirmationResult> {
  // Asked again, both answer what they made before. In memory alone: the session of the site is the server's.
  const auth = initializeAuth(initializeApp(project), { persistence: inMemoryPersistence });
  auth.languageCode = language;
  await loadHumanCheck(language);
  const place = document.body.appendChild(document.createElement("div"));
  const verifier = new RecaptchaVerifier(auth, place, { size: "invisible" });
  const forbid = allowChallengeFocus();
  try {
    return await withinChallenge(signInWithPhoneNumber(auth, number, verifier));
  } finally {
    forbid();
    verifier.clear();
    place.remove();
  }
}

/** Runs a step of the library; its errors become codes of the catalogue. */
async function mapped<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw providerError(error);
  }
}

/** Sends a code by the provider's own library, with its human check. */
export async function sendByProject(project: PhoneProject, language: string, numbered: Numbered): Promise<SentCode> {
  const phone = phoneNumber(numbered, [numbered.countryDialingCode]);
  if (!phone.ok) throw verifyError(phone.code);
  const confirmation = await mapped(async () => await send(project, language, phone.number));
  return {
    expiredMinutes: WAIT_MINUTES,
    channel: "firebase",
    confirm: async (code) => await mapped(async () => await (await confirmation.confirm(code)).user.getIdToken()),
  };
}
