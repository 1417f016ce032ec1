import { and, asc, count, eq, inArray, ne, sql } from "drizzle-orm";
import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { stateAfter } from "@baize/domain/state-machine/machine";
import { changedPart } from "../../../platform/brand/change-brand.ts";
import { brandConfig } from "../../../platform/brand/config.ts";
import { brands } from "../../../platform/brand/schema.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { MOST } from "../../../platform/operator/fields.ts";
import { bets } from "../../gaming/play-schema.ts";
import { members } from "../../identity/schema.ts";
import { END_OPERATIONS } from "../load-queries.ts";
import { providerCalls } from "../schema.ts";
import { inBrands } from "../../../platform/lists/in-brands.ts";
import type { Operator } from "../../../platform/operator/operation.ts";
import type { EndedWin } from "./ended-win.ts";

const HELD = stateAfter(PROVIDER_CALL, "hold");
const UNSETTLED = stateAfter(PROVIDER_CALL, "unsettle");
const DONE = stateAfter(PROVIDER_CALL, "record");

/** What may be above the maximum: a win of a round, or a credit without one. */
const PAID_BY_DECISION = ["win", "credit"];

/** A win or a credit as its provider named it. */
export interface WinKey {
  readonly memberId: string;
  readonly provider: string;
  readonly transactionId: string;
}

export const itsRound = and(
  eq(bets.memberId, providerCalls.memberId),
  eq(bets.provider, providerCalls.provider),
  eq(bets.gameCode, providerCalls.gameCode),
  eq(bets.roundId, providerCalls.roundId),
);

/** Of the round; where there is none, as the call named it. */
export const CALL_CURRENCY = sql<string>`coalesce(${bets.currency}, ${providerCalls.request} ->> 'currency')`;

/** A win with its round, or a credit, with its member and the brand; undefined where there is none. */
export async function findWin(tx: Transaction, { memberId, provider, transactionId }: WinKey) {
  const [row] = await tx
    .select({ call: providerCalls, bet: bets, currency: CALL_CURRENCY, book: members.book, brand: brands })
    .from(providerCalls)
    .leftJoin(bets, itsRound)
    .innerJoin(members, eq(members.id, providerCalls.memberId))
    .innerJoin(brands, eq(brands.code, members.brand))
    .where(
      and(
        eq(providerCalls.memberId, memberId),
        eq(providerCalls.provider, provider),
        eq(providerCalls.transactionId, transactionId),
        inArray(providerCalls.operation, PAID_BY_DECISION),
      ),
    );
  return row;
}
export type WinRow = NonNullable<Awaited<ReturnType<typeof findWin>>>;

const callsOfRound = ({ memberId, provider, gameCode, roundId }: WinRow["call"]) =>
  and(
    eq(providerCalls.memberId, memberId),
    eq(providerCalls.provider, provider),
    eq(providerCalls.gameCode, gameCode),
    eq(providerCalls.roundId, roundId),
  );

/** Other wins of the round that wait for an operator. */
export async function countOtherHeldWins(tx: Transaction, call: WinRow["call"]): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(providerCalls)
    .where(and(callsOfRound(call), eq(providerCalls.state, HELD), ne(providerCalls.transactionId, call.transactionId)));
  return row?.count ?? 0;
}

/** The provider's call that ended the round, if it came and was not taken back. */
export async function findRoundEnd(tx: Transaction, call: WinRow["call"]): Promise<WinRow["call"] | undefined> {
  const [row] = await tx
    .select()
    .from(providerCalls)
    .where(and(callsOfRound(call), inArray(providerCalls.operation, END_OPERATIONS), ne(providerCalls.state, UNSETTLED)));
  return row;
}

/** Wins and credits that wait for an operator, the oldest first. */
export async function listHeldWins(db: Database, operator: Operator) {
  return await db
    .select({
      call: providerCalls,
      gameId: bets.gameId,
      username: members.username,
      brand: members.brand,
      currency: CALL_CURRENCY,
    })
    .from(providerCalls)
    .innerJoin(members, eq(members.id, providerCalls.memberId))
    .leftJoin(bets, itsRound)
    .where(and(sql`${providerCalls.state} = ${sql.raw(`'${HELD}'`)}`, inBrands(members.brand, operator)))
    .orderBy(asc(providerCalls.at))
    .limit(MOST);
}

/** Stores wins that wait, each with the end of its round, as a provider would have sent both. */
export async function insertHeldWins(tx: Transaction, wins: readonly EndedWin[], at: Date): Promise<void> {
  const rows = wins.flatMap(({ memberId, betId, provider, gameCode, roundId, amount, summary }) => {
    const round = { memberId, provider, gameCode, roundId, requestHash: "", requestId: "", answer: {}, at };
    return [
      { ...round, transactionId: `${betId}.win`, operation: "win", request: {}, amount, state: HELD },
      {
        ...round,
        transactionId: `${betId}.end`,
        operation: "endRound",
        request: { detail: { summary } },
        amount: 0n,
        state: DONE,
      },
    ];
  });
  await tx.insert(providerCalls).values(rows);
}

/** A brand's settings of bets, with its row locked; undefined where there is no such brand. */
export async function lockBetSettings(tx: Transaction, brand: string) {
  const [row] = await tx.select({ config: brands.config }).from(brands).where(eq(brands.code, brand)).for("update");
  return row && brandConfig.parse(row.config);
}

/** Requests see the change at once: the row's revision counts up. */
export async function updateBetSettings(tx: Transaction, brand: string, values: object): Promise<void> {
  await tx
    .update(brands)
    .set({ config: sql`${brands.config} || ${changedPart("bets", values)}` })
    .where(eq(brands.code, brand));
}
