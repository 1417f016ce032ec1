import { randomBytes, randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { OutputOf } from "@baize/api/contract/contract";
import { toLatinDigits } from "@baize/domain/text/digits";
import { fault } from "../../../platform/http/fault.ts";
import { drawCaptcha } from "./captcha-drawing.ts";
import { addCaptcha, takeCaptcha } from "./queries.ts";
import { hashOf } from "../../../platform/security/tokens.ts";
import type { System } from "../../../platform/system.ts";
import { spendOnce } from "../../../platform/security/spent.ts";

const LIFE_MS = 5 * 60_000;
const LENGTH = 5;
/** Digits, which every keyboard has, without those that people mistake for each other. */
const ALPHABET = "2345679";
/** Rounds of PBKDF2 per attempt, and the bounds of how many attempts it takes: about a second on a phone. */
const WORK = { full: { cost: 2000, least: 200, most: 800 }, light: { cost: 10, least: 2, most: 9 } };

/** What a caller sends to show that it is a person. */
export interface HumanCheck {
  readonly captchaId?: string | undefined;
  readonly captcha?: string | undefined;
  readonly proof?: string | undefined;
}

export async function newCaptcha(system: System, now: Date): Promise<OutputOf<"captcha.get">> {
  const answer = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  const id = randomBytes(12).toString("hex");
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await addCaptcha(system.db, { id, answerHash: hashOf(`${id} ${answer}`), expiresAt });
  const [newest] = await system.keys.proofs();
  const work = WORK[system.config.proofWork];
  const { parameters, signature } = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: work.cost,
    counter: randomInt(work.least, work.most),
    deriveKey,
    expiresAt,
    hmacSignatureSecret: newest,
  });
  const image = (await drawCaptcha(answer)).toString("base64");
  return {
    id,
    image,
    mediaType: "image/png",
    proof: { parameters, signature: signature ?? "" },
    expiresAt: expiresAt.getTime(),
  };
}

/** Whether the answer is right. The first answer uses the captcha up, right or wrong. Digits of any script are taken. */
async function isAnswered(system: System, id: string, typed: string, now: Date): Promise<boolean> {
  const row = await takeCaptcha(system.db, id, now);
  return row?.answerHash === hashOf(`${id} ${toLatinDigits(typed).replaceAll(/\s/g, "")}`);
}

/** Whether this server set the challenge, and the solution is right. A challenge names no key: each one is tried. */
async function isSolved(system: System, { challenge, solution }: Payload): Promise<boolean> {
  for (const hmacSignatureSecret of await system.keys.proofs()) {
    const checked = verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
    if (await checked.then(({ verified }) => verified).catch(() => false)) return true;
  }
  return false;
}

/** Whether the proof of work is right and was never used. */
async function isProven(system: System, proof: string, now: Date): Promise<boolean> {
  const parsed = parseProof(proof);
  if (!parsed || !(await isSolved(system, parsed))) return false;
  return await spendOnce(system.db, "proof", hashOf(parsed.challenge.signature), new Date(now.getTime() + LIFE_MS));
}

type Payload = Pick<Parameters<typeof verifySolution>[0], "challenge" | "solution"> & { challenge: { signature: string } };

function parseProof(proof: string): Payload | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(proof, "base64").toString("utf8"));
    return hasPayload(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Checks the parts that the library reads; it checks the rest itself, against the signature. */
function hasPayload(value: unknown): value is Payload {
  if (!isObject(value) || !isObject(value.challenge) || !isObject(value.solution)) return false;
  return typeof value.challenge.signature === "string" && isObject(value.challenge.parameters);
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
