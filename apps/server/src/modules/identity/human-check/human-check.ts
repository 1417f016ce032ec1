import { randomBytes, randomInt } from "node:crypto";
import type { OutputOf } from "@baize/api/contract/contract";
import { toLatinDigits } from "@baize/domain/text/digits";
import { fault } from "../../../platform/http/fault.ts";
import { drawCaptcha } from "./captcha-drawing.ts";
import { newChallenge, verifyWork, WORK_LIFE_MS } from "./proof-of-work.ts";
import { addCaptcha, takeCaptcha } from "./queries.ts";
import { hashOf } from "../../../platform/security/tokens.ts";
import type { System } from "../../../platform/system.ts";

const LENGTH = 5;
/** Digits, which every keyboard has, without those that people mistake for each other. */
const ALPHABET = "2345679";

/** A caller's proof of being a person. */
export interface HumanCheck {
  readonly captchaId?: string | undefined;
  readonly captcha?: string | undefined;
  readonly proof?: string | undefined;
}

export async function newCaptcha(system: System, now: Date): Promise<OutputOf<"captcha.get">> {
  const answer = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  const id = randomBytes(12).toString("hex");
  const expiresAt = new Date(now.getTime() + WORK_LIFE_MS);
  await addCaptcha(system.db, { id, answerHash: hashOf(`${id} ${answer}`), expiresAt });
  const proof = await newChallenge(system, "captcha", now);
  const image = (await drawCaptcha(answer)).toString("base64");
  return {
    id,
    image,
    mediaType: "image/png",
    proof,
    expiresAt: expiresAt.getTime(),
  };
}

/** Whether the answer is right. The first answer uses the captcha up, right or wrong. Digits of any script are taken. */
async function isAnswered(system: System, id: string, typed: string, now: Date): Promise<boolean> {
  const row = await takeCaptcha(system.db, id, now);
  return row?.answerHash === hashOf(`${id} ${toLatinDigits(typed).replaceAll(/\s/g, "")}`);
}

/** Whether the proof of work is right and was never used. */
async function isProven(system: System, proof: string, now: Date): Promise<boolean> {
  const work = await verifyWork(system, "captcha", proof, now);
  return work !== undefined && (await work.spend(system.db));
}

/** Throws `auth.captcha_required` when nothing was sent and `auth.captcha_wrong` when it is wrong. */
export async function requireHuman(system: System, check: HumanCheck, now: Date): Promise<void> {
  if (check.proof) {
    if (await isProven(system, check.proof, now)) return;
    throw fault("auth.captcha_wrong", { captcha: true });
  }
  if (!check.captchaId || !check.captcha) throw fault("auth.captcha_required", { captcha: true });
  if (!(await isAnswered(system, check.captchaId, check.captcha, now))) throw fault("auth.captcha_wrong", { captcha: true });
}
