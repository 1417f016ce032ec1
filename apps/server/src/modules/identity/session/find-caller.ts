import { eq } from "drizzle-orm";
import type { Book } from "@baize/domain/money/book";
import type { PasswordChangeReason } from "@baize/domain/identity/session/password-change";
import { PASSWORD_CHANGE_REASONS } from "@baize/domain/identity/session/password-change";
import type { FindCaller } from "../../../platform/caller.ts";
import type { System } from "../../../platform/system.ts";
import { brands } from "../../../platform/brand/schema.ts";
import { members, sessions } from "../schema.ts";
import { hashOf } from "../../../platform/security/tokens.ts";

const TOUCH_EVERY_MS = 60_000;

const asReason = (text: string | null): PasswordChangeReason | null =>
  PASSWORD_CHANGE_REASONS.find((reason) => reason === text) ?? null;
const asBook = (text: string): Book => (text === "demo" ? "demo" : "real");

/** One query; the last-seen time is written once a minute at most, and never for a background call. */
export const findCallerIn =
  ({ db, brands: cache }: Pick<System, "db" | "brands">): FindCaller =>
  async (token, now, background = false) => {
    const tokenHash = hashOf(token);
    const [found] = await db
      .select({ session: sessions, member: members, brand: brands })
      .from(sessions)
      .innerJoin(members, eq(members.id, sessions.memberId))
      .innerJoin(brands, eq(brands.code, members.brand))
      .where(eq(sessions.tokenHash, tokenHash));
    if (!found) return undefined;
    const brand = cache.of(found.brand);
    const { session, member } = found;
    const idleMs = brand.session.idleMinutes * 60_000;
    const idle = now.getTime() - session.lastSeenAt.getTime();
    if (session.endedAt || session.expiresAt <= now || idle > idleMs || member.status !== "active") return undefined;
    if (!background && idle > TOUCH_EVERY_MS)
      await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
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
  };
