import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Transaction } from "../../platform/database/database.ts";
import { brands } from "../../platform/brand/schema.ts";
import { games } from "../gaming/schema.ts";
import { accounts } from "../../ledger/schema.ts";
import { members, sessions } from "../identity/schema.ts";
import { gameSessions, launches, providerMembers } from "../gaming/play-schema.ts";
import { spendOnce } from "../../platform/security/spent.ts";
import { runIn } from "../../platform/database/raw.ts";
import { tagOf } from "@baize/i18n/server-text";
import type { Owner } from "../../ledger/account.ts";
import { hashOf } from "../../platform/security/tokens.ts";
import type { System } from "../../platform/system.ts";
import { loadGameBalance } from "./wallet-queries.ts";
import type { SignedCall } from "./signed-call.ts";

/** Uses up the nonce and the launch token, and loads what the session answer is made of. */
export async function useLaunch(tx: Transaction, system: System, call: SignedCall, token: string) {
  if (!(await spendOnce(tx, "nonce", `${call.provider}/${call.nonce}`, call.nonceUntil))) return "stale";
  const [launch] = await tx
    .update(launches)
    .set({ usedAt: call.now })
    .where(
      and(
        eq(launches.tokenHash, hashOf(token)),
        eq(launches.provider, call.provider),
        isNull(launches.usedAt),
        gt(launches.expiresAt, call.now),
      ),
    )
    .returning();
  if (!launch) return undefined;
  const [row] = await tx
    .select({ member: members, brand: brands, game: games, signIn: sessions, balance: accounts.balance })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .innerJoin(brands, eq(brands.code, members.brand))
    .innerJoin(games, eq(games.id, launch.gameId))
    .innerJoin(accounts, and(eq(accounts.memberId, launch.memberId), eq(accounts.book, members.book), eq(accounts.kind, "cash")))
    .where(
      and(
        eq(sessions.id, launch.sessionId),
        eq(sessions.memberId, launch.memberId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, call.now),
      ),
    );
  if (!row) return undefined;
  const brand = system.brands.of(row.brand);
  const { id, book } = row.member;
  const owner: Owner = { id, book: book === "demo" ? "demo" : "real", currency: brand.currency };
  return {
    ...row,
    brand,
    balance: await loadGameBalance(runIn(tx), brand, owner, { vendor: row.game.vendor, cash: row.balance }),
    productLanguage: launch.language,
    language: tagOf(launch.language),
  };
}

export async function openGameSession(tx: Transaction, row: typeof gameSessions.$inferInsert): Promise<void> {
  await tx.insert(gameSessions).values(row);
}

/** The name under which this provider knows the member; made at the first launch. */
export async function ensureAlias(tx: Transaction, provider: string, memberId: string): Promise<string> {
  await tx
    .insert(providerMembers)
    .values({ provider, memberId, alias: `m_${randomBytes(16).toString("base64url")}` })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ alias: providerMembers.alias })
    .from(providerMembers)
    .where(and(eq(providerMembers.memberId, memberId), eq(providerMembers.provider, provider)));
  if (!row) throw new Error("A provider alias cannot be read");
  return row.alias;
}
