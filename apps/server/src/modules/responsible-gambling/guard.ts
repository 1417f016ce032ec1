import type { Block } from "@baize/domain/responsible-gambling/block";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { exceededLimit, leftOf, type LimitUse } from "@baize/domain/responsible-gambling/limit-use";
import type { MemberContext } from "../../platform/context.ts";
import type { Executor, RunSql, Transaction } from "../../platform/database/database.ts";
import { runIn } from "../../platform/database/raw.ts";
import { type Fault, fault } from "../../platform/http/fault.ts";
import { findPlayBlock, type Limited, listLimitUses } from "./limits-queries.ts";

function whoOf({ member, brand, now }: MemberContext): Limited {
  return { memberId: member.id, timeZone: brand.timeZone, now };
}

function blocked({ kind, until }: Block): Fault {
  return kind === "cool_off"
    ? fault("responsible_gambling.cooling_off", { until })
    : fault("responsible_gambling.self_excluded", { until });
}

function passedLimit(passed: LimitUse, currency: string): Fault {
  const { kind, period, value } = passed;
  const money = (minor: bigint) => (kind === "time" ? null : toMoneyAmount({ minor, currency }));
  return fault("responsible_gambling.limit_reached", { kind, period, limit: money(value), left: money(leftOf(passed)) });
}

/**
 * Lets a deposit of this many minor units begin, or throws `responsible_gambling.cooling_off`, `responsible_gambling.self_excluded` or
 * `responsible_gambling.limit_reached`. Call it after `lockMemberRow`, in the transaction that writes the deposit down, so that two at
 * once cannot pass the limit together. `pending`: what deposits of this member that can still be paid will bring; those
 * that arrived are counted here, by their transfers of the kind `deposit`.
 */
export async function guardDeposit(tx: Transaction, ctx: MemberContext, amount: bigint, pending = 0n): Promise<void> {
  const run = runIn(tx);
  const who = whoOf(ctx);
  const block = await findPlayBlock(run, who);
  if (block) throw blocked(block);
  const passed = exceededLimit(await listLimitUses(run, who, ["deposit"]), amount + pending);
  if (passed) throw passedLimit(passed, ctx.brand.currency);
}

/**
 * The member's own limit that crediting a deposit would pass; undefined where all let it through. Call it with the member's
 * cash row locked, so that of two credits at once the second sees the first.
 */
export async function findPassedDepositLimit(tx: Executor, who: Limited, amount: bigint): Promise<LimitUse | undefined> {
  return exceededLimit(await listLimitUses(runIn(tx), who, ["deposit"]), amount);
}

/**
 * Allows money to come nearer to play, or throws `responsible_gambling.cooling_off` or `responsible_gambling.self_excluded`.
 * Demo money is exempt.
 */
export async function guardBlock(tx: Executor, ctx: MemberContext): Promise<void> {
  if (ctx.member.book === "demo") return;
  const block = await findPlayBlock(runIn(tx), whoOf(ctx));
  if (block) throw blocked(block);
}

/** Whether any member, the caller or another, is in a time without play. */
export async function isBlocked(tx: Executor, ctx: MemberContext, memberId: string): Promise<boolean> {
  return (await findPlayBlock(runIn(tx), { ...whoOf(ctx), memberId })) !== undefined;
}

/** Allows a member to begin to play, or throws as `guardDeposit` does. Each bet is checked again. */
export async function guardPlay(ctx: MemberContext): Promise<void> {
  if (ctx.member.book === "demo") return;
  const run = runIn(ctx.system.db);
  const who = whoOf(ctx);
  await guardBlock(ctx.system.db, ctx);
  const passed = exceededLimit(await listLimitUses(run, who, ["wager", "loss", "time"]), BigInt(ctx.brand.bets.min));
  if (passed) throw passedLimit(passed, ctx.brand.currency);
}

/**
 * Lets a stake of real money be taken, or throws `responsible_gambling.cooling_off`, `responsible_gambling.self_excluded` or
 * `responsible_gambling.limit_reached`. Call it with the member's cash row locked, so that of two stakes the second sees the first.
 */
export async function guardStake(run: RunSql, who: Limited, stake: bigint, currency: string): Promise<void> {
  const block = await findPlayBlock(run, who);
  if (block) throw blocked(block);
  const passed = exceededLimit(await listLimitUses(run, who, ["wager", "loss", "time"]), stake);
  if (passed) throw passedLimit(passed, currency);
}
