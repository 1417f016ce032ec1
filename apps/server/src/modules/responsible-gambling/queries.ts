import { notReversed } from "../../ledger/not-reversed.ts";
import { and, eq } from "drizzle-orm";
import { type CalendarDate, parseDate } from "@baize/domain/calendar/date";
import type { Block, BlockKind } from "@baize/domain/responsible-gambling/block";
import { type Limit, type LimitKind, type LimitPeriod, NO_LIMIT } from "@baize/domain/responsible-gambling/limit";
import type { Past } from "@baize/domain/responsible-gambling/simulate";
import type { MemberContext } from "../../platform/context.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { asBigint, asText, runIn } from "../../platform/database/raw.ts";
import { playBlocks, playLimits, playSettings } from "./schema.ts";
import { findPlayBlock, sumDeposits, type Limited, listLimits, sumMinutes, sumStakes } from "./limits-queries.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { BET, RETURNED_BET_STATUSES } from "@baize/domain/gaming/bet/status";
import { openStates } from "@baize/domain/state-machine/machine";
import { stateList } from "../../platform/database/states.ts";

export function whoOf({ member, brand, now }: MemberContext): Limited {
  return { memberId: member.id, timeZone: brand.timeZone, now };
}

/** All that the status shows, as it is now. */
export async function loadLimitStatus(ctx: MemberContext) {
  const run = runIn(ctx.system.db);
  const who = whoOf(ctx);
  const [limits, block, stakes, deposits, minutes, reality] = [
    await listLimits(run, who),
    await findPlayBlock(run, who),
    await sumStakes(run, who),
    await sumDeposits(run, who),
    await sumMinutes(run, who),
    await findRealityMinutes(ctx),
  ];
  return { limits, block, stakes, deposits, minutes, reality };
}

/** The time without play that is in force, as the member sees it. */
export async function findBlock(ctx: MemberContext): Promise<Block | null> {
  const block = await findPlayBlock(runIn(ctx.system.db), whoOf(ctx));
  return block ? { kind: block.kind, from: block.from, until: block.until } : null;
}

/** Minutes between reality checks: the member's choice, else the profile's. */
export async function findRealityMinutes({ system, member, brand }: MemberContext): Promise<number | null> {
  const [chosen] = await system.db.select().from(playSettings).where(eq(playSettings.memberId, member.id));
  return chosen ? chosen.realityMinutes : brand.profile.play.realityUsual;
}

export async function sumMinutesToday(ctx: MemberContext): Promise<bigint> {
  return await sumMinutes(runIn(ctx.system.db), whoOf(ctx));
}

/** The stakes and wins of a session since it began; open rounds have no result yet. */
export async function sumSession({ system, member, session }: MemberContext) {
  const [row] = (
    await runIn(system.db)(
      `select count(*)::text as rounds, coalesce(sum(stake - refunded), 0)::text as staked, coalesce(sum(payout), 0)::text as paid,
        coalesce(sum(payout - stake + refunded) filter (where status not in (${stateList(openStates(BET))})), 0)::text as net
      from bets where member_id = $1::uuid and placed_at >= $2::timestamptz and status not in (${stateList(RETURNED_BET_STATUSES)})`,
      [member.id, session.createdAt.toISOString()],
    )
  ).rows;
  return {
    rounds: Number(row?.rounds ?? 0),
    staked: asBigint(row?.staked ?? 0),
    paid: asBigint(row?.paid ?? 0),
    net: asBigint(row?.net ?? 0),
  };
}

const BETS = `select (extract(epoch from placed_at) * 1000)::bigint::text as at, to_char(placed_at at time zone $2, 'YYYY-MM-DD') as day,
    (stake - refunded)::text as amount, payout::text as back from bets
  where member_id = $1::uuid and placed_at >= ($3::date::timestamp at time zone $2)
    and placed_at < (($4::date + 1)::timestamp at time zone $2) and status not in (${stateList(RETURNED_BET_STATUSES)}) order by placed_at, id`;
const DEPOSITS = `select (extract(epoch from at) * 1000)::bigint::text as at, to_char(at at time zone $2, 'YYYY-MM-DD') as day,
    amount::text as amount, '0' as back from transfers
  where transfers.member_id = $1::uuid and kind = 'deposit' and ${notReversed("transfers")} and at >= ($3::date::timestamp at time zone $2)
    and at < (($4::date + 1)::timestamp at time zone $2) order by at, id`;

function dayOf(text: string): CalendarDate {
  const day = parseDate(text);
  if (!day) throw new Error(`${text} is no day`);
  return day;
}

/** Deposits or rounds of these business days (`yyyy-MM-dd`, both included), oldest first. */
export async function loadPast(ctx: MemberContext, kind: "deposits" | "bets", from: string, to: string): Promise<Past[]> {
  const { memberId, timeZone } = whoOf(ctx);
  const { rows } = await runIn(ctx.system.db)(kind === "bets" ? BETS : DEPOSITS, [memberId, timeZone, from, to]);
  return rows.map((row) => ({
    at: Number(asText(row.at)),
    day: dayOf(asText(row.day)),
    amount: asBigint(row.amount),
    back: asBigint(row.back),
  }));
}

export interface LimitName {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

const isLimit = (memberId: string, { kind, period }: LimitName) =>
  and(eq(playLimits.memberId, memberId), eq(playLimits.kind, kind), eq(playLimits.period, period));

/** The stored limit with its row locked; of two changes at once the second waits for the first. */
export async function lockLimit(tx: Transaction, { member, now }: MemberContext, name: LimitName): Promise<Limit> {
  await tx
    .insert(playLimits)
    .values({ memberId: member.id, ...name, setAt: now })
    .onConflictDoNothing();
  const [row] = await tx.select().from(playLimits).where(isLimit(member.id, name)).for("update");
  return row ? { value: row.value, nextValue: row.nextValue, nextAt: row.nextAt?.getTime() ?? null } : NO_LIMIT;
}

/** Writes the limit over the locked row; a limit without any value has no row. */
export async function updateLimit(tx: Transaction, { member, now }: MemberContext, name: LimitName, limit: Limit): Promise<void> {
  const own = isLimit(member.id, name);
  const { value, nextValue } = limit;
  const nextAt = limit.nextAt === null ? null : new Date(limit.nextAt);
  if (value === null && nextAt === null) await tx.delete(playLimits).where(own);
  else await tx.update(playLimits).set({ value, nextValue, nextAt, setAt: now }).where(own);
}

/** A time without play from now; `endsAt` null: for good. */
export async function insertBlock(
  tx: Transaction,
  { member, now }: MemberContext,
  kind: BlockKind,
  endsAt: Date | null,
): Promise<void> {
  await tx.insert(playBlocks).values({ id: newId(), memberId: member.id, kind, startsAt: now, endsAt });
}

/** Minutes between reality checks; null: none. */
export async function saveRealityMinutes(tx: Transaction, memberId: string, realityMinutes: number | null): Promise<void> {
  await tx
    .insert(playSettings)
    .values({ memberId, realityMinutes })
    .onConflictDoUpdate({ target: playSettings.memberId, set: { realityMinutes } });
}
