import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { normalisePassword } from "@baize/domain/identity/password/policy";
import type { Config } from "../config/config.ts";

type Work = Config["passwordWork"];
/** `full`: OWASP's parameters for Argon2id (19 MiB, two passes, one lane). `light`: the least that Argon2 allows. */
const COSTS = {
  full: { memory: 19_456, passes: 2, parallelism: 1 },
  light: { memory: 8, passes: 1, parallelism: 1 },
} as const satisfies Readonly<Record<Work, Cost>>;
const LENGTH = 32;

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

function derive(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  const message = Buffer.from(normalisePassword(password), "utf8");
  return new Promise((done, fail) =>
    argon2("argon2id", { message, nonce, ...cost, tagLength: LENGTH }, (error, key) =>
      error ? fail(error) : done(Buffer.from(key)),
    ),
  );
}

const plain = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

/** The PHC string of a password (`$argon2id$v=19$…`). The password is normalised first, as NIST SP 800-63B-4 asks. */
export async function hashPassword(password: string, work: Work): Promise<string> {
  const [nonce, cost] = [randomBytes(16), COSTS[work]];
  const key = await derive(password, nonce, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(nonce)}$${plain(key)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Checks a password at the cost that its hash names. Without a hash (`NO_PASSWORD`), it costs what a check of a new one does. */
export async function verifyPassword(password: string, stored: string, work: Work): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, key] = PHC.exec(stored) ?? [];
  // An account without a password takes as long to refuse as any other.
  if (!memory || !passes || !parallelism || !nonce || !key) return await pretendToVerify(password, work);
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const given = await derive(password, Buffer.from(nonce, "base64"), cost);
  const wanted = Buffer.from(key, "base64");
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Costs as much as a real check, for accounts that do not exist. */
export async function pretendToVerify(password: string, work: Work): Promise<false> {
  await derive(password, Buffer.alloc(16), COSTS[work]);
  return false;
}

/** Kept where a member has no password: registered by mobile, or a trial. Nothing verifies against it. */
export const NO_PASSWORD = "none";
export const isNoPassword = (stored: string): boolean => stored === NO_PASSWORD;
