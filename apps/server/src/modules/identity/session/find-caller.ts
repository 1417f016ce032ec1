import { eq, sql } from "drizzle-orm";
import type { PasswordChangeReason } from "@baize/domain/identity/session/password-change";
import { PASSWORD_CHANGE_REASONS } from "@baize/domain/identity/session/password-change";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { Member, Session } from "../../../platform/context.ts";
import { brands } from "../../../platform/brand/schema.ts";
import { members, sessions } from "../schema.ts";
import type { Book } from "../../../ledger/account.ts";
import { hashOf } from "../../../platform/security/tokens.ts";
import type { System } from "../../../platform/system.ts";

const TOUCH_EVERY_MS = 60_000;

export interface Caller {
  readonly brand: Brand;
  readonly member: Member;
  readonly session: Session;
}

const asReason = (text: string | null): PasswordChangeReason | null =>
  PASSWORD_CHANGE_REASONS.find((reason) => reason === text) ?? null;
const asBook = (text: string): Book => (text === "demo" ? "demo" : "real");

/** Who holds this token: the caller, or why nobody does. One query; the last-seen time is written once a minute at most, and not for a quiet call. */
export async function callerOf(system: System, token: string, now: Date, quiet = false): Promise<Caller | undefined> {
  const tokenHash = hashOf(token);
  const [found] = await system.db
    .select({ session: sessions, member: members, brand: brands })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .innerJoin(brands, eq(brands.code, members.brand))
    .where(eq(sessions.tokenHash, tokenHash));
  if (!found) return undefined;
  const brand = system.brands.of(found.brand);
  const { session, member } = found;
  const idleMs = brand.session.idleMinutes * 60_000;
  const idle = now.getTime() - session.lastSeenAt.getTime();
  if (session.endedAt || session.expiresAt <= now || idle > idleMs || member.status !== "active") return undefined;
  if (!quiet && idle > TOUCH_EVERY_MS)
    await system.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  return {
    brand,
    member: { ...member, book: asBook(member.book) },
    session: {
      id: session.id,
      tokenHash,
      createdAt: session.createdAt,
      expiresAt: session.expiresAt,
      passwordChange: asReason(session.passwordChange),
    },
  };
}

/** Every brand, oldest first. The table has a handful of rows. */
export async function allBrands(system: System): Promise<Brand[]> {
  const rows = await system.db.select().from(brands).orderBy(brands.createdAt, brands.code);
  return rows.map((row) => system.brands.of(row));
}

/** The database answers. */
export async function databaseAnswers(system: System): Promise<boolean> {
  try {
    await system.db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
