import { and, eq, isNull, gt, sql } from "drizzle-orm";
import type { Brand } from "../../brand/brand.ts";
import { brandOf } from "../../brand/brand-store.ts";
import type { Transaction } from "../../db/database.ts";
import { transact } from "../../db/retry.ts";
import { brands } from "../../db/schema/brand.ts";
import { games } from "../../db/schema/catalogue.ts";
import { accounts } from "../../db/schema/ledger.ts";
import { members, sessions } from "../../db/schema/member.ts";
import { bets, gameSessions, providerCalls, providerMembers } from "../../db/schema/play.ts";
import { spent } from "../../db/schema/security.ts";
import type { Owner } from "../../ledger/account.ts";
import type { System } from "../../system.ts";
import type { SignedCall } from "./signed-call.ts";

/** All of one call, or nothing of it. */
export async function inTransaction<T>(system: System, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return await transact(system.db, work);
}

export type CallRow = typeof providerCalls.$inferSelect;
export type RoundRow = typeof bets.$inferSelect;

export interface Player {
  readonly brand: Brand;
  readonly owner: Owner;
  readonly balance: bigint;
  readonly mayBet: boolean;
  readonly path: string[];
  /** The game session that the call names, while it and the sign-in that it came from live. */
  readonly session: PlaySession | undefined;
}

export interface PlaySession {
  readonly gameId: string;
  readonly gameCode: string;
  readonly category: string;
  readonly gameMaintenance: boolean;
  readonly signIn: { readonly tokenHash: string; readonly lastSeenAt: Date };
  readonly address: string;
  readonly country: string | undefined;
}

export type Loaded = { readonly fresh: false } | { readonly fresh: true; readonly player: Player | undefined };

/**
 * Uses up the nonce and loads the player with the cash row locked, in one statement: from here to the end of the
 * transaction no other call of this member runs. No player when the alias, or an account in this currency, is unknown.
 */
export async function loadPlayer(
  tx: Transaction,
  system: System,
  call: SignedCall,
  who: { member: string; currency: string; session?: string },
): Promise<Loaded> {
  const nonce = tx.$with("nonce").as(
    tx
      .insert(spent)
      .values({ kind: "nonce", key: `${call.provider}/${call.nonce}`, expiresAt: call.nonceUntil })
      .onConflictDoNothing()
      .returning({ key: spent.key }),
  );
  const [row] = await tx
    .with(nonce)
    .select({
      fresh: sql<string>`(select count(*) from nonce)`,
      member: members,
      brand: brands,
      balance: accounts.balance,
      play: gameSessions,
      signIn: sessions,
      game: games,
    })
    .from(providerMembers)
    .innerJoin(members, eq(members.id, providerMembers.memberId))
    .innerJoin(brands, eq(brands.code, members.brand))
    .innerJoin(
      accounts,
      and(
        eq(accounts.owner, members.id),
        eq(accounts.book, members.book),
        eq(accounts.kind, "cash"),
        eq(accounts.ref, ""),
        eq(accounts.currency, who.currency),
        eq(accounts.shard, 0),
      ),
    )
    .leftJoin(
      gameSessions,
      and(
        eq(gameSessions.id, who.session ?? ""),
        eq(gameSessions.memberId, members.id),
        eq(gameSessions.provider, call.provider),
        gt(gameSessions.expiresAt, call.now),
      ),
    )
    .leftJoin(sessions, and(eq(sessions.id, gameSessions.sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, call.now)))
    .leftJoin(games, eq(games.id, gameSessions.gameId))
    .where(and(eq(providerMembers.provider, call.provider), eq(providerMembers.alias, who.member)))
    .for("update", { of: accounts });
  if (!row) return { fresh: true, player: undefined };
  if (Number(row.fresh) === 0) return { fresh: false };
  return { fresh: true, player: playerOf(row, who.currency, system) };
}

interface PlayerRow {
  readonly member: typeof members.$inferSelect;
  readonly brand: typeof brands.$inferSelect;
  readonly balance: bigint;
  readonly play: typeof gameSessions.$inferSelect | null;
  readonly signIn: typeof sessions.$inferSelect | null;
  readonly game: typeof games.$inferSelect | null;
}

function playerOf(row: PlayerRow, currency: string, system: System): Player {
  const { member, play, signIn, game } = row;
  const brand = brandOf(row.brand, system.config.profile);
  const idleFrom = system.now().getTime() - brand.session.idleMinutes * 60_000;
  return {
    brand,
    owner: { id: member.id, book: member.book === "demo" ? "demo" : "real", currency },
    balance: row.balance,
    mayBet: member.status === "active" && !member.betsLocked,
    path: member.path,
    session:
      play && game && signIn && signIn.lastSeenAt.getTime() > idleFrom
        ? {
            gameId: play.gameId,
            gameCode: play.gameCode,
            category: game.category,
            gameMaintenance: game.maintenance,
            signIn,
            address: signIn.address,
            country: signIn.country ?? undefined,
          }
        : undefined,
  };
}

/** Where a wallet call stands: what was answered under its id, rollbacks that name it, and its round. */
export async function loadCalls(
  tx: Transaction,
  memberId: string,
  provider: string,
  ids: { transactionId: string; roundId: string; betTransactionId?: string },
) {
  const mine = and(eq(providerCalls.memberId, memberId), eq(providerCalls.provider, provider));
  const bet = ids.betTransactionId ?? ids.transactionId;
  const calls = await tx
    .select()
    .from(providerCalls)
    .where(
      and(
        mine,
        sql`(${providerCalls.transactionId} in (${ids.transactionId}, ${bet}) or (${providerCalls.betTransactionId} = ${bet} and ${providerCalls.operation} = 'rollback'))`,
      ),
    );
  const [round] = await tx
    .select()
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.provider, provider), eq(bets.roundId, ids.roundId)));
  return {
    before: calls.find((call) => call.transactionId === ids.transactionId),
    bet: calls.find((call) => call.transactionId === bet && call.operation === "bet"),
    rollback: calls.find((call) => call.operation === "rollback" && call.betTransactionId === bet),
    round,
  };
}

export async function storeCall(tx: Transaction, row: typeof providerCalls.$inferInsert): Promise<void> {
  await tx.insert(providerCalls).values(row);
}

export async function setCallState(tx: Transaction, call: CallRow, state: string): Promise<void> {
  await tx
    .update(providerCalls)
    .set({ state })
    .where(
      and(
        eq(providerCalls.memberId, call.memberId),
        eq(providerCalls.provider, call.provider),
        eq(providerCalls.transactionId, call.transactionId),
      ),
    );
}

/** The stake joins the round's row of the betting record, or begins it. */
export async function addStake(tx: Transaction, row: typeof bets.$inferInsert): Promise<void> {
  await tx
    .insert(bets)
    .values(row)
    .onConflictDoUpdate({
      target: [bets.memberId, bets.provider, bets.roundId],
      set: { stake: sql`${bets.stake} + excluded.stake` },
    });
}

/** Playing counts as being there: a sign-in does not go idle under a player who only spins. Written once a minute. */
export async function touchSignIn(tx: Transaction, { signIn }: PlaySession, now: Date): Promise<void> {
  if (now.getTime() - signIn.lastSeenAt.getTime() < 60_000) return;
  await tx.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, signIn.tokenHash));
}

export async function updateRound(tx: Transaction, round: RoundRow, change: Partial<typeof bets.$inferInsert>): Promise<void> {
  await tx
    .update(bets)
    .set(change)
    .where(and(eq(bets.memberId, round.memberId), eq(bets.id, round.id)));
}

export async function categoryOf(tx: Transaction, gameId: string): Promise<string> {
  const [game] = await tx.select({ category: games.category }).from(games).where(eq(games.id, gameId));
  return game?.category ?? "";
}
