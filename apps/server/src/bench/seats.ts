import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import type { Database } from "../platform/database/database.ts";
import { runIn } from "../platform/database/raw.ts";
import { transact } from "../platform/database/retry.ts";
import { members, sessions } from "../modules/identity/schema.ts";
import { gameSessions, providerMembers } from "../modules/gaming/play-schema.ts";
import { type Owner, standardAccounts } from "../ledger/account.ts";
import { openAccounts } from "../ledger/open-accounts.ts";
import { post } from "../ledger/post.ts";
import { newId } from "../platform/ids/new-id.ts";
import { hashOf } from "../platform/security/tokens.ts";
import { ADAPTERS } from "../seed/brands.ts";

export interface Seat {
  readonly member: string;
  readonly provider: string;
  readonly session: string;
  readonly currency: string;
  readonly gameCode: string;
  /** Opens the member's own calls. */
  readonly token: string;
}

const PLENTY = 1_000_000_000_000n;
const HOUR_MS = 3_600_000;

async function seat(db: Database, now: Date, path: string[], provider: string): Promise<Seat> {
  const token = newId();
  const owner: Owner = { id: newId(), book: "real", currency: "INR" };
  const name = `bench_${owner.id.slice(-12)}`;
  const expiresAt = new Date(now.getTime() + HOUR_MS);
  const play = {
    id: `gs_${newId()}`,
    provider,
    memberId: owner.id,
    sessionId: newId(),
    gameId: "saffron-reel.pearl-monsoon",
    gameCode: SANDBOX_PROVIDER.slot,
    expiresAt,
  };
  const person = {
    id: owner.id,
    brand: "baize",
    username: name,
    handle: name,
    nickname: name,
    passwordHash: "",
    passwordChangedAt: now,
    path,
    memberLabels: [],
    language: "EN",
    details: {},
    createdAt: now,
  };
  const signIn = {
    tokenHash: hashOf(token),
    id: play.sessionId,
    memberId: owner.id,
    address: "127.0.0.1",
    agent: "bench",
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  };
  await transact(db, async (tx) => {
    await tx.insert(members).values(person);
    await tx.insert(sessions).values(signIn);
    await tx.insert(gameSessions).values(play);
    await tx.insert(providerMembers).values({ provider, alias: owner.id, memberId: owner.id });
    await openAccounts(tx, standardAccounts(owner));
    const move = { posting: "deposit", refs: { clearing: ADAPTERS[0] }, owner, amount: PLENTY, ref: owner.id } as const;
    await post(runIn(tx), move, { txId: newId(), at: now });
  });
  return { member: owner.id, provider, session: play.id, currency: owner.currency, gameCode: play.gameCode, token };
}

interface Seating {
  /** How many uplines each has. */
  readonly uplines?: number;
  /** The providers that they play at, in turn. */
  readonly providers?: readonly string[];
}

/** Members in a session of the slot with more money than they can lose. */
export async function makeSeats(db: Database, count: number, { uplines = 0, providers = [] }: Seating = {}): Promise<Seat[]> {
  const path = Array.from({ length: uplines }, () => newId());
  const seats: Seat[] = [];
  for (let index = 0; index < count; index += 1)
    seats.push(await seat(db, new Date(), path, providers[index % providers.length] ?? SANDBOX_PROVIDER.id));
  return seats;
}
