import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { RequestContext } from "../../../platform/context.ts";
import { hashOf, newToken } from "../../../platform/security/tokens.ts";
import type { MemberRow } from "../member/queries.ts";
import { endCookieSessions, replaceRememberedDevice } from "./remembered-queries.ts";
import { addRememberedDevice, deleteRememberedDevice, findRememberedMember, tieToDevice } from "./queries.ts";

const COOKIE = "baize_remember";
const DAY_SECONDS = 86_400;

/** Sets the cookie that can open a session for one day. Only its hash is stored. */
export async function rememberDevice(ctx: RequestContext, memberId: string, sessionToken: string): Promise<void> {
  const { system, now, cookies } = ctx;
  const token = newToken();
  const tokenHash = hashOf(token);
  const expiresAt = new Date(now.getTime() + DAY_SECONDS * 1000);
  await addRememberedDevice(system.db, { tokenHash, memberId, expiresAt });
  await tieToDevice(system.db, hashOf(sessionToken), tokenHash);
  cookies.set(COOKIE, token, DAY_SECONDS);
}

/** Two windows that open together send the same cookie. */
const GRACE_MS = 30_000;

export interface Remembered {
  readonly member: MemberRow;
  readonly tokenHash: string;
  readonly expiresAt: Date;
}

/**
 * Whom this device's cookie remembers, while the account is active. A cookie that another one replaced before was copied: every
 * remembered device of the member is forgotten, and what cookies opened ends.
 */
export async function findRemembered(ctx: RequestContext): Promise<Remembered | undefined> {
  const token = ctx.cookies.read(COOKIE);
  if (!token) return undefined;
  const tokenHash = hashOf(token);
  const found = await findRememberedMember(ctx, tokenHash);
  if (!found) return undefined;
  const { member, usedAt, expiresAt } = found;
  if (!usedAt || usedAt.getTime() > ctx.now.getTime() - GRACE_MS) return { member, tokenHash, expiresAt };
  await ctx.commit(async (tx) => {
    await endCookieSessions(tx, member.id, ctx.now);
    await writeAudit(tx, ctx, "session.cookieReplayed", member.id);
  });
  return undefined;
}

/** Puts a new cookie in the place of the one that was used; it lasts no longer. The device's sessions follow it. */
export async function rotateCookie(ctx: RequestContext, used: Remembered, sessionToken: string): Promise<void> {
  const { system, now, cookies } = ctx;
  const token = newToken();
  const { expiresAt, member } = used;
  const tokenHash = hashOf(token);
  await replaceRememberedDevice(system.db, used.tokenHash, { tokenHash, memberId: member.id, expiresAt }, now);
  await tieToDevice(system.db, hashOf(sessionToken), tokenHash);
  cookies.set(COOKIE, token, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
}

/** Logging out forgets the device too: else the next visit would sign in by itself. */
export async function forgetDevice({ system, cookies }: RequestContext): Promise<void> {
  const token = cookies.read(COOKIE);
  if (!token) return;
  await deleteRememberedDevice(system.db, hashOf(token));
  cookies.set(COOKIE, "", 0);
}
