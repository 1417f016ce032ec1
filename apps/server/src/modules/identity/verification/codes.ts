import { randomInt } from "node:crypto";
import type { OutputOf } from "@baize/api/contract/contract";
import { toLatinDigits } from "@baize/domain/text/digits";
import { countedAddress } from "@baize/domain/system/address";
import type { RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { deliver } from "../../../platform/messages/deliver.ts";
import type { MessagePurpose } from "../../../platform/messages/message-texts.ts";
import { type CodeFor, countAttempt, findNewestCode, insertCode, markCodeUsed } from "./queries.ts";
import { clearTries, countTry, uncountTry } from "../../../platform/security/throttle.ts";

type SentCode = OutputOf<"sms.login">;

const DIGITS = 6;
const MOST_ATTEMPTS = 5;
const GUESSES = { windowMinutes: 60, lockAfter: 15, lockMinutes: 5 };
const DAY_MINUTES = 24 * 60;

interface CodeMessage {
  readonly channel: "sms" | "email";
  readonly to: string;
  /** The purpose of a message that is sent in place of the code. The caller gets the same answer either way. */
  readonly instead?: MessagePurpose | undefined;
}

/** The hashed text of a code. */
const hashed = (id: string, code: string) => `${id} ${code}`;

const tooMany = (retryAfter: number) => fault("verify.too_many_requests", { retryAfter });

/** Refuses a code that is asked for too often, or from an address that asks for too many; counts the others. */
async function limitMessages({ brand, now, system, address }: RequestContext, to: string): Promise<void> {
  const { sendsBeforeWait, waitMinutes: lockMinutes, sendsByAddress, sendsADay } = brand.verification;
  const number = `code-to ${brand.code} ${to}`;
  const toNumber = await countTry(system.db, number, now, { windowMinutes: 30, lockAfter: sendsBeforeWait, lockMinutes });
  if (!toNumber.counted) throw tooMany(toNumber.retryAfter);
  const source = `code-from ${brand.code} ${countedAddress(address)}`;
  const fromAddress = await countTry(system.db, source, now, { windowMinutes: 60, lockAfter: sendsByAddress, lockMinutes });
  if (!fromAddress.counted) {
    // An address that may send nothing must not use up another person's messages.
    await uncountTry(system.db, number);
    throw tooMany(fromAddress.retryAfter);
  }
  const day = await countTry(system.db, `code-day ${brand.code}`, now, { windowMinutes: DAY_MINUTES, most: sendsADay });
  if (!day.counted) throw fault("verify.quota_exceeded");
}

/** One code at a time for each purpose, then the limits of number, address and brand. */
async function limitSending(ctx: RequestContext, { purpose, about }: CodeFor, to: string): Promise<void> {
  const { brand, now, system } = ctx;
  const key = `code-gap ${brand.code} ${purpose} ${about}`;
  const gap = await countTry(system.db, key, now, { windowMinutes: brand.verification.resendSeconds / 60, most: 1 });
  if (!gap.counted) throw tooMany(gap.retryAfter);
  await limitMessages(ctx, to).catch(async (error: unknown) => {
    // Nothing was sent, so the next request need not wait for this one.
    await clearTries(system.db, key);
    throw error;
  });
}

/** Makes a code and sends it. Throws the faults of sending. */
export async function sendCode(ctx: RequestContext, about: CodeFor, { channel, to, instead }: CodeMessage): Promise<SentCode> {
  const { system, brand, now } = ctx;
  await limitSending(ctx, about, to);
  const { codeMinutes, resendSeconds } = brand.verification;
  const id = newId();
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
  await insertCode(system.db, {
    id,
    brand: brand.code,
    purpose: about.purpose,
    destination: about.about,
    codeHash: (await system.keys.codes()).sign(hashed(id, code)),
    createdAt: now,
    expiresAt,
  });
  const message = instead
    ? { channel, to, purpose: instead }
    : { channel, to, purpose: about.purpose, code, minutes: codeMinutes };
  await deliver(ctx, message);
  return {
    expirationTime: expiresAt.getTime(),
    expiredMinutes: codeMinutes,
    resendTime: now.getTime() + resendSeconds * 1000,
    codeLength: DIGITS,
  };
}

/** The id of the code that was typed, for `spendCode` to use up. Throws the faults of a code. */
export async function checkCode(ctx: RequestContext, about: CodeFor, typed: string): Promise<string> {
  const { system, brand, now } = ctx;
  const code = toLatinDigits(typed).replaceAll(/\s/g, "");
  if (code === "") throw fault("verify.missing_code");
  const key = `code-guess ${brand.code} ${about.purpose} ${about.about}`;
  const guess = await countTry(system.db, key, now, GUESSES);
  if (!guess.counted) throw tooMany(guess.retryAfter);
  const newest = await findNewestCode(ctx, about);
  if (!newest || newest.usedAt) throw fault("verify.invalid_code");
  // Counted before the code is compared: guesses that arrive together cannot share one attempt.
  const row = newest.expiresAt > now ? await countAttempt(system.db, newest.id, MOST_ATTEMPTS) : undefined;
  const isWrong = row !== undefined && !(await system.keys.codes()).isSigned(hashed(row.id, code), row.codeHash);
  if (isWrong) throw fault("verify.invalid_code");
  // A right code, or one that is over, is no guess.
  await uncountTry(system.db, key);
  if (!row) throw fault("verify.code_expired");
  return row.id;
}

/** Uses up a checked code, in the transaction of what it allows. Throws where another call was faster. */
export async function spendCode(tx: Transaction, id: string, now: Date): Promise<void> {
  if (!(await markCodeUsed(tx, id, now))) throw fault("verify.invalid_code");
}
