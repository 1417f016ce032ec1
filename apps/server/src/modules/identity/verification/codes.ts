import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { OutputOf } from "@baize/api/contract/contract";
import { toLatinDigits } from "@baize/domain/text/digits";
import type { RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { verificationCodes } from "../access-schema.ts";
import { fault } from "../../../platform/http/fault.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { deliver } from "../../../platform/messages/deliver.ts";
import type { MessagePurpose } from "../../../platform/messages/message-texts.ts";
import { countFailure, loadThrottles } from "../../../platform/security/throttle.ts";

type SentCode = OutputOf<"sms.login">;
export type CodePurpose = "login" | "register" | "reset" | "challenge" | "phone";

const DIGITS = 6;
const TRIES = 5;
const GUESSES = { windowMinutes: 60, lockAfter: 15, lockMinutes: 5 };
const DAY_MINUTES = 24 * 60;

/** What a code is for. `about` is what it is asked for by: a number, or a challenge. */
export interface CodeFor {
  readonly purpose: CodePurpose;
  readonly about: string;
}

interface Letter {
  readonly channel: "sms" | "email";
  readonly to: string;
  /** Sent in place of the code, which then nobody learns: the answer stays alike. */
  readonly instead?: MessagePurpose | undefined;
}

const hashOfCode = (ctx: RequestContext, id: string, code: string) =>
  createHmac("sha256", ctx.system.codeSecret).update(`${id} ${code}`).digest("base64url");

const retry = (milliseconds: number) => fault("verify.too_many_requests", { retryAfter: Math.ceil(milliseconds / 1000) });

async function newestOf({ system, brand }: RequestContext, { purpose, about }: CodeFor) {
  const { db } = system;
  const [row] = await db
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.brand, brand.code),
        eq(verificationCodes.purpose, purpose),
        eq(verificationCodes.destination, about),
      ),
    )
    .orderBy(desc(verificationCodes.createdAt), desc(verificationCodes.id))
    .limit(1);
  return row;
}

/** Refuses who asks too soon, too often, or from an address that asks for too many; counts those who may. */
async function limitSending(ctx: RequestContext, about: CodeFor, to: string): Promise<void> {
  const { brand, now, system } = ctx;
  const { resendSeconds, sendsBeforeWait, waitMinutes, sendsByAddress, sendsADay } = brand.verification;
  const last = await newestOf(ctx, about);
  const gap = last ? last.createdAt.getTime() + resendSeconds * 1000 - now.getTime() : 0;
  if (gap > 0) throw retry(gap);
  const keys = [`code-to ${brand.code} ${to}`, `code-from ${brand.code} ${ctx.address}`, `code-day ${brand.code}`] as const;
  const [number, address] = await loadThrottles(system.db, keys, now, DAY_MINUTES);
  const wait = Math.max(number?.lockedUntil?.getTime() ?? 0, address?.lockedUntil?.getTime() ?? 0) - now.getTime();
  if (wait > 0) throw retry(wait);
  const lockMinutes = waitMinutes;
  await countFailure(system.db, keys[0], now, { windowMinutes: 30, lockAfter: sendsBeforeWait, lockMinutes });
  await countFailure(system.db, keys[1], now, { windowMinutes: 60, lockAfter: sendsByAddress, lockMinutes });
  if ((await countFailure(system.db, keys[2], now, { windowMinutes: DAY_MINUTES })) > sendsADay)
    throw fault("verify.quota_exceeded");
}

/** Makes a code and sends it. Throws the faults of sending. */
export async function sendCode(ctx: RequestContext, about: CodeFor, { channel, to, instead }: Letter): Promise<SentCode> {
  const { system, brand, now } = ctx;
  await limitSending(ctx, about, to);
  const { codeMinutes, resendSeconds } = brand.verification;
  const id = newId();
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
  await system.db.insert(verificationCodes).values({
    id,
    brand: brand.code,
    purpose: about.purpose,
    destination: about.about,
    codeHash: hashOfCode(ctx, id, code),
    createdAt: now,
    expiresAt,
  });
  const letter = instead
    ? { channel, to, purpose: instead }
    : { channel, to, purpose: about.purpose, code, minutes: codeMinutes };
  await deliver(ctx, letter);
  return {
    expirationTime: expiresAt.getTime(),
    expiredMinutes: codeMinutes,
    resendTime: now.getTime() + resendSeconds * 1000,
    codeLength: DIGITS,
  };
}

/** Counts a try before it is judged, in a statement of its own: guesses that arrive together do not pass as one. */
async function tried(ctx: RequestContext, id: string) {
  const [row] = await ctx.system.db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt), lt(verificationCodes.attempts, TRIES)))
    .returning();
  return row;
}

async function wrong(ctx: RequestContext, key: string): Promise<never> {
  await countFailure(ctx.system.db, key, ctx.now, GUESSES);
  throw fault("verify.invalid_code");
}

/** The id of the code that was typed, to be used up by `spendCode`. Throws the faults of a code. */
export async function checkCode(ctx: RequestContext, about: CodeFor, typed: string): Promise<string> {
  const { system, brand, now } = ctx;
  const code = toLatinDigits(typed).replaceAll(/\s/g, "");
  if (code === "") throw fault("verify.missing_code");
  const key = `code-guess ${brand.code} ${about.purpose} ${about.about}`;
  const [guesses] = await loadThrottles(system.db, [key], now, GUESSES.windowMinutes);
  const wait = (guesses?.lockedUntil?.getTime() ?? 0) - now.getTime();
  if (wait > 0) throw retry(wait);
  const newest = await newestOf(ctx, about);
  if (!newest || newest.usedAt) return await wrong(ctx, key);
  if (newest.expiresAt <= now) throw fault("verify.code_expired");
  const row = await tried(ctx, newest.id);
  if (!row) throw fault("verify.code_expired");
  const given = Buffer.from(hashOfCode(ctx, row.id, code));
  const kept = Buffer.from(row.codeHash);
  return given.length === kept.length && timingSafeEqual(given, kept) ? row.id : await wrong(ctx, key);
}

/** Uses a checked code up, in the transaction of what it allows. Throws when another call was faster. */
export async function spendCode(tx: Transaction, id: string, now: Date): Promise<void> {
  const used = await tx
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  if (used.length === 0) throw fault("verify.invalid_code");
}
