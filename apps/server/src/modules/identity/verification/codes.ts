import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { OutputOf } from "@baize/api/contract/contract";
import { toLatinDigits } from "@baize/domain/text/digits";
import type { RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { deliver } from "../../../platform/messages/deliver.ts";
import type { MessagePurpose } from "../../../platform/messages/message-texts.ts";
import { type CodeFor, countAttempt, findNewestCode, insertCode, markCodeUsed } from "./queries.ts";
import { countFailure, lockedSeconds } from "../../../platform/security/throttle.ts";

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

const hashOfCode = (ctx: RequestContext, id: string, code: string) =>
  createHmac("sha256", ctx.system.codeSecret).update(`${id} ${code}`).digest("base64url");

const tooMany = (retryAfter: number) => fault("verify.too_many_requests", { retryAfter });

/** Refuses a code that is asked for too soon, too often, or from an address that asks for too many; counts the others. */
async function limitSending(ctx: RequestContext, about: CodeFor, to: string): Promise<void> {
  const { brand, now, system } = ctx;
  const { resendSeconds, sendsBeforeWait, waitMinutes, sendsByAddress, sendsADay } = brand.verification;
  const last = await findNewestCode(ctx, about);
  const gap = last ? last.createdAt.getTime() + resendSeconds * 1000 - now.getTime() : 0;
  if (gap > 0) throw tooMany(Math.ceil(gap / 1000));
  const keys = [`code-to ${brand.code} ${to}`, `code-from ${brand.code} ${ctx.address}`, `code-day ${brand.code}`] as const;
  const locked = await lockedSeconds(system.db, [keys[0], keys[1]], now);
  if (locked > 0) throw tooMany(locked);
  const lockMinutes = waitMinutes;
  await countFailure(system.db, keys[0], now, { windowMinutes: 30, lockAfter: sendsBeforeWait, lockMinutes });
  await countFailure(system.db, keys[1], now, { windowMinutes: 60, lockAfter: sendsByAddress, lockMinutes });
  if ((await countFailure(system.db, keys[2], now, { windowMinutes: DAY_MINUTES })) > sendsADay)
    throw fault("verify.quota_exceeded");
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
    codeHash: hashOfCode(ctx, id, code),
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

async function refuseCode(ctx: RequestContext, key: string): Promise<never> {
  await countFailure(ctx.system.db, key, ctx.now, GUESSES);
  throw fault("verify.invalid_code");
}

/** The id of the code that was typed, for `spendCode` to use up. Throws the faults of a code. */
export async function checkCode(ctx: RequestContext, about: CodeFor, typed: string): Promise<string> {
  const { system, brand, now } = ctx;
  const code = toLatinDigits(typed).replaceAll(/\s/g, "");
  if (code === "") throw fault("verify.missing_code");
  const key = `code-guess ${brand.code} ${about.purpose} ${about.about}`;
  const locked = await lockedSeconds(system.db, [key], now);
  if (locked > 0) throw tooMany(locked);
  const newest = await findNewestCode(ctx, about);
  if (!newest || newest.usedAt) return await refuseCode(ctx, key);
  if (newest.expiresAt <= now) throw fault("verify.code_expired");
  // Counted before the code is compared: guesses that arrive together cannot share one attempt.
  const row = await countAttempt(system.db, newest.id, MOST_ATTEMPTS);
  if (!row) throw fault("verify.code_expired");
  const given = Buffer.from(hashOfCode(ctx, row.id, code));
  const kept = Buffer.from(row.codeHash);
  return given.length === kept.length && timingSafeEqual(given, kept) ? row.id : await refuseCode(ctx, key);
}

/** Uses up a checked code, in the transaction of what it allows. Throws where another call was faster. */
export async function spendCode(tx: Transaction, id: string, now: Date): Promise<void> {
  if (!(await markCodeUsed(tx, id, now))) throw fault("verify.invalid_code");
}
