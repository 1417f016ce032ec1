import { randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { OutputOf } from "@baize/api/contract/contract";
import type { Executor } from "../../../platform/database/database.ts";
import { hashOf } from "../../../platform/security/tokens.ts";
import { spendOnce } from "../../../platform/security/spent.ts";
import type { System } from "../../../platform/system.ts";

/** The uses of a solved challenge: instead of a captcha, or for a registration. */
export type WorkPurpose = "captcha" | "register";

/** How long a challenge is accepted. */
export const WORK_LIFE_MS = 5 * 60_000;
/** Rounds of PBKDF2 per attempt, and the bounds of how many attempts it takes: `full` is about a second on a phone. */
const WORK = {
  heavy: { cost: 2000, least: 800, most: 3200 },
  full: { cost: 2000, least: 200, most: 800 },
  light: { cost: 10, least: 2, most: 9 },
};

/** A signed challenge, which costs what the configuration says. */
export async function newChallenge(
  system: System,
  purpose: WorkPurpose,
  now: Date,
): Promise<OutputOf<"register.challenge">["challenge"]> {
  const [newest] = await system.keys.proofs();
  const work = WORK[system.config.proofWork];
  const { parameters, signature } = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: work.cost,
    counter: randomInt(work.least, work.most),
    data: { purpose },
    deriveKey,
    expiresAt: new Date(now.getTime() + WORK_LIFE_MS),
    hmacSignatureSecret: newest,
  });
  return { parameters, signature: signature ?? "" };
}

type Payload = Pick<Parameters<typeof verifySolution>[0], "challenge" | "solution"> & { challenge: { signature: string } };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Checks the parts that the library reads; it checks the rest itself, against the signature. */
function hasPayload(value: unknown): value is Payload {
  if (!isObject(value) || !isObject(value.challenge) || !isObject(value.solution)) return false;
  return typeof value.challenge.signature === "string" && isObject(value.challenge.parameters);
}

function parsePayload(payload: string): Payload | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, "base64").toString("utf8"));
    return hasPayload(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this server set the challenge, and the solution is right. A challenge names no key: each one is tried. */
async function isSolved(system: System, { challenge, solution }: Payload): Promise<boolean> {
  for (const hmacSignatureSecret of await system.keys.proofs()) {
    const checked = verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
    if (await checked.then(({ verified }) => verified).catch(() => false)) return true;
  }
  return false;
}

/** Work that is right. `spend` marks it as used, and answers false where it was used before. */
export interface ProvenWork {
  readonly spend: (db: Executor) => Promise<boolean>;
}

/** Checks a solved challenge of this purpose; undefined where it is wrong, too old, or of another purpose. */
export async function verifyWork(
  system: System,
  purpose: WorkPurpose,
  payload: string,
  now: Date,
): Promise<ProvenWork | undefined> {
  const parsed = parsePayload(payload);
  if (!parsed || !(await isSolved(system, parsed))) return undefined;
  const { challenge } = parsed;
  const { data, expiresAt = 0 } = challenge.parameters;
  if (data?.purpose !== purpose || expiresAt * 1000 <= now.getTime()) return undefined;
  const until = new Date(now.getTime() + WORK_LIFE_MS);
  return { spend: async (db) => await spendOnce(db, "proof", hashOf(challenge.signature), until) };
}
