import type { Brand } from "../../platform/brand/brand.ts";
import type { RunSql } from "../../platform/database/database.ts";
import { asBigint } from "../../platform/database/raw.ts";
import { joinParts, type NamedPart, namedPart, type NamedParts } from "../../platform/database/named-parts.ts";
import type { BrandRow } from "../../platform/brand/brand-cache.ts";
import { type Account, memberAccount, type Owner } from "../../ledger/account.ts";
import type { System } from "../../platform/system.ts";
import { findMemberByAlias } from "./alias-queries.ts";
import { UNSETTLED_CALL } from "./call-queries.ts";
import { LOAD_BRAND, END_LIST, LOAD, type LoadedRow } from "./load-queries.ts";
import type { PotPart } from "./pot-moves.ts";
import type { SignedCall } from "./signed-call.ts";
import { type AnswerPolicy, STANDARD_POLICY } from "@baize/domain/gaming/answer-policy";
import { PROVIDER_CALL, type ProviderCallState } from "@baize/domain/gaming/bet/provider-call";
import { stateAfter, statesBefore } from "@baize/domain/state-machine/machine";
import { stateList } from "../../platform/database/states.ts";

export interface Player {
  readonly brand: Brand;
  readonly owner: Owner;
  /** The wallet that the game plays from, and its balance. */
  readonly wallet: Account;
  readonly balance: bigint;
  readonly mayBet: boolean;
  /** Whether the member's own limits must be checked before a bet. */
  readonly limited: boolean;
  readonly path: readonly string[];
  readonly pathVersion: number;
  /** How the provider of the call is answered. */
  readonly policy: AnswerPolicy;
  /** The game session of the call, while it and its sign-in are live. */
  readonly session: PlaySession | undefined;
}

export interface PlaySession {
  readonly gameId: string;
  readonly gameCode: string;
  readonly vendor: string;
  readonly gameMaintenance: boolean;
  readonly signIn: { readonly tokenHash: string; readonly lastSeenAt: Date };
  readonly address: string;
  readonly country: string | undefined;
}

export type Loaded = { readonly fresh: false } | { readonly fresh: true; readonly player: Player | undefined };

// The statement beside this type selects exactly these columns.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
export const asLoaded = (row: Record<string, unknown>): LoadedRow => row as unknown as LoadedRow;

/**
 * Uses up the nonce and loads the player with the cash row locked, in one statement: from here to the end of the
 * transaction no other call of this member runs. No player when the alias, or an account in this currency, is unknown; the
 * nonce of an unknown alias is not kept, because a repeat of that call does nothing either.
 */
export async function loadPlayer(
  run: RunSql,
  system: System,
  call: SignedCall,
  who: { member: string; currency: string; session?: string },
): Promise<Loaded> {
  const memberId = await findMemberByAlias(run, system.database, { provider: call.provider, alias: who.member });
  if (memberId === undefined) return { fresh: true, player: undefined };
  const values = [
    memberId,
    call.provider,
    call.nonce,
    call.nonceUntil.toISOString(),
    who.member,
    who.currency,
    who.session ?? "",
    call.now.toISOString(),
  ];
  const [found] = (await run(LOAD, values)).rows;
  if (!found) return { fresh: true, player: undefined };
  const row = asLoaded(found);
  if (Number(row.fresh) === 0) return { fresh: false };
  return { fresh: true, player: await readPlayer(run, row, who.currency, system) };
}

/** The brand of this revision; read only when it changed since the last call. */
async function brandAt(run: RunSql, system: System, row: LoadedRow): Promise<Brand> {
  const known = system.brands.get(row.brand, row.revision);
  if (known) return known;
  const [stored] = (await run(LOAD_BRAND, [row.brand])).rows;
  if (!stored) throw new Error(`The brand ${row.brand} is gone`);
  return system.brands.of(asBrandRow(stored));
}

// `BRAND` names the columns as the schema's own row does.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const asBrandRow = (row: Record<string, unknown>): BrandRow => row as unknown as BrandRow;

/** The player of a row of `LOAD`. */
export async function readPlayer(run: RunSql, row: LoadedRow, currency: string, system: System): Promise<Player> {
  const brand = await brandAt(run, system, row);
  const owner: Owner = { id: row.member_id, book: row.book === "demo" ? "demo" : "real", currency };
  return {
    brand,
    owner,
    wallet: memberAccount(owner, "cash"),
    balance: asBigint(row.balance),
    // Demo money is exempt.
    mayBet: row.may_bet && (row.book === "demo" || !row.blocked),
    limited: row.limited && row.book !== "demo",
    path: row.path,
    pathVersion: row.path_version,
    policy: policyOf(row),
    session: sessionOf(row, system.now().getTime() - brand.session.idleMinutes * 60_000),
  };
}

const policyOf = ({ unknown_rollback, late_win, replay_balance }: LoadedRow): AnswerPolicy => ({
  unknownRollback: unknown_rollback ?? STANDARD_POLICY.unknownRollback,
  lateWin: late_win ?? STANDARD_POLICY.lateWin,
  replayBalance: replay_balance ?? STANDARD_POLICY.replayBalance,
});

function sessionOf(row: LoadedRow, idleFrom: number): PlaySession | undefined {
  const { game_id: gameId, game_code: gameCode, vendor, token_hash: tokenHash, last_seen_at: lastSeenAt, address } = row;
  if (gameId === null || gameCode === null || vendor === null || tokenHash === null || lastSeenAt === null || address === null)
    return undefined;
  if (lastSeenAt.getTime() <= idleFrom) return undefined;
  const country = row.country ?? undefined;
  return {
    gameId,
    gameCode,
    vendor,
    gameMaintenance: row.game_maintenance ?? false,
    signIn: { tokenHash, lastSeenAt },
    address,
    country,
  };
}

export type Run = RunSql;

/** Writes several things in one statement. */
export async function writeParts(run: RunSql, parts: NamedParts): Promise<void> {
  const { text, values } = joinParts(parts, "select 1");
  await run(text, values);
}

interface NewCall {
  readonly memberId: string;
  readonly provider: string;
  readonly transactionId: string;
  readonly operation: string;
  readonly requestHash: string;
  readonly request: Record<string, unknown>;
  readonly answer: object;
  readonly gameCode: string;
  readonly roundId: string;
  readonly amount: bigint;
  readonly potPart: PotPart | undefined;
  readonly campaign: string | undefined;
  readonly state: ProviderCallState;
  readonly betTransactionId: string | undefined;
  readonly requestId: string;
  readonly at: Date;
}

export const storeCall = ({ request, answer, potPart, ...call }: NewCall): NamedPart =>
  namedPart(
    `insert into provider_calls (member_id, provider, transaction_id, operation, request_hash, request, answer, game_code,
      round_id, amount, pot, pot_amount, campaign, state, bet_transaction_id, request_id, at)
    values (:memberId::uuid, :provider, :transactionId, :operation, :requestHash, :request::jsonb, :answer::jsonb, :gameCode,
      :roundId, :amount::bigint, :pot, :potAmount::bigint, :campaign, :state, :betTransactionId, :requestId, :at::timestamptz)`,
    {
      ...call,
      request: JSON.stringify(request),
      answer: JSON.stringify(answer),
      pot: potPart?.pot ?? null,
      potAmount: potPart?.amount ?? 0n,
      campaign: call.campaign ?? null,
      betTransactionId: call.betTransactionId ?? null,
    },
  );

const TOUCH_MS = 60_000;

/**
 * A bet keeps the session from going idle. Written once a minute, by a statement of its own: sessions are not distributed by
 * the member.
 */
export async function touchSession(run: RunSql, { signIn }: PlaySession, now: Date): Promise<void> {
  if (now.getTime() - signIn.lastSeenAt.getTime() < TOUCH_MS) return;
  const text = "update sessions set last_seen_at = $1::timestamptz where token_hash = $2";
  await run(text, [now.toISOString(), signIn.tokenHash]);
}

interface OfCall {
  readonly memberId: string;
  readonly provider: string;
}

/** The stakes of a void round that no win was paid on: each counts as rolled back. */
export const rollBackBets = ({ memberId, provider }: OfCall, gameCode: string, roundId: string): NamedPart =>
  namedPart(
    `update provider_calls set state = '${stateAfter(PROVIDER_CALL, "roll_back")}'
    where member_id = :memberId::uuid and provider = :provider and game_code = :gameCode and round_id = :roundId
      and operation = 'bet' and state in (${stateList(statesBefore(PROVIDER_CALL, "roll_back"))})`,
    { memberId, provider, gameCode, roundId },
  );

/** The calls of a round whose result is taken back. */
export function reopenCalls(of: OfCall, gameCode: string, roundId: string): NamedParts {
  const step = (event: "reopen" | "unsettle" | "drop", operations: string) =>
    namedPart(
      `update provider_calls set state = '${stateAfter(PROVIDER_CALL, event)}'
      where member_id = :memberId::uuid and provider = :provider and game_code = :gameCode and round_id = :roundId
        and operation in (${operations}) and state in (${stateList(statesBefore(PROVIDER_CALL, event))})`,
      { ...of, gameCode, roundId },
    );
  return { reopened: step("reopen", "'bet'"), unsettled: step("unsettle", `'win', ${END_LIST}`), dropped: step("drop", "'win'") };
}

export const setCallState = ({ memberId, provider }: OfCall, transactionId: string, state: ProviderCallState): NamedPart =>
  namedPart(
    `update provider_calls set state = :state
    where member_id = :memberId::uuid and provider = :provider and transaction_id = :transactionId`,
    { memberId, provider, transactionId, state },
  );

/** The request that ended a round, where it was not taken back. */
export async function findEndRequest(
  run: RunSql,
  { memberId, provider }: OfCall,
  gameCode: string,
  roundId: string,
): Promise<Record<string, unknown> | undefined> {
  const text = `select request from provider_calls where member_id = $1::uuid and provider = $2 and game_code = $3 and round_id = $4
    and operation in (${END_LIST}) and state <> '${UNSETTLED_CALL}'`;
  const [end] = (await run(text, [memberId, provider, gameCode, roundId])).rows;
  return end && asRequest(end.request);
}

// The column is JSON that `storeCall` made of an object.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const asRequest = (request: unknown): Record<string, unknown> => request as Record<string, unknown>;
