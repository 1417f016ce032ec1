import { and, eq, gt } from "drizzle-orm";
import type { RequestContext } from "../../../platform/context.ts";
import { members, remembered, sessions } from "../schema.ts";
import { hashOf, newToken } from "../../../platform/security/tokens.ts";
import type { MemberRow } from "./open-session.ts";

const COOKIE = "baize_remember";
const DAY_SECONDS = 86_400;

/** Ties a session to its device's cookie: signing it out from afar forgets the device too, or it would come back by itself. */
async function tie({ system }: RequestContext, sessionToken: string, rememberedHash: string): Promise<void> {
  await system.db
    .update(sessions)
    .set({ rememberedHash })
    .where(eq(sessions.tokenHash, hashOf(sessionToken)));
}

/** Sets the cookie that can mint a session for one day. Only its hash is kept. */
export async function rememberDevice(ctx: RequestContext, memberId: string, sessionToken: string): Promise<void> {
  const { system, now, cookies } = ctx;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + DAY_SECONDS * 1000);
  await system.db.insert(remembered).values({ tokenHash: hashOf(token), memberId, expiresAt });
  await tie(ctx, sessionToken, hashOf(token));
  cookies.set(COOKIE, token, DAY_SECONDS);
}

/** The cookie has minted another session of the same device. */
export async function tieToCookie(ctx: RequestContext, sessionToken: string): Promise<void> {
  const token = ctx.cookies.read(COOKIE);
  if (token) await tie(ctx, sessionToken, hashOf(token));
}

/** The member of this brand whom this device's cookie stands for, while the account is open. */
export async function rememberedMember({ system, brand, now, cookies }: RequestContext): Promise<MemberRow | undefined> {
  const token = cookies.read(COOKIE);
  if (!token) return undefined;
  const [row] = await system.db
    .select({ member: members })
    .from(remembered)
    .innerJoin(members, eq(members.id, remembered.memberId))
    .where(
      and(
        eq(remembered.tokenHash, hashOf(token)),
        gt(remembered.expiresAt, now),
        eq(members.brand, brand.code),
        eq(members.status, "active"),
      ),
    );
  return row?.member;
}

/** Signing out forgets the device too, or the next visit would sign in again by itself. */
export async function forgetDevice({ system, cookies }: RequestContext): Promise<void> {
  const token = cookies.read(COOKIE);
  if (!token) return;
  await system.db.delete(remembered).where(eq(remembered.tokenHash, hashOf(token)));
  cookies.set(COOKIE, "", 0);
}
