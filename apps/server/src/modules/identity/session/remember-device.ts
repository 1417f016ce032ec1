import type { RequestContext } from "../../../platform/context.ts";
import { hashOf, newToken } from "../../../platform/security/tokens.ts";
import type { MemberRow } from "../member/queries.ts";
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

/** Ties a session that the cookie opened to the cookie's device. */
export async function tieToCookie({ system, cookies }: RequestContext, sessionToken: string): Promise<void> {
  const token = cookies.read(COOKIE);
  if (token) await tieToDevice(system.db, hashOf(sessionToken), hashOf(token));
}

/** The member whom this device's cookie remembers, while the account is active. */
export async function rememberedMember(ctx: RequestContext): Promise<MemberRow | undefined> {
  const token = ctx.cookies.read(COOKIE);
  return token ? await findRememberedMember(ctx, hashOf(token)) : undefined;
}

/** Logging out forgets the device too: else the next visit would sign in by itself. */
export async function forgetDevice({ system, cookies }: RequestContext): Promise<void> {
  const token = cookies.read(COOKIE);
  if (!token) return;
  await deleteRememberedDevice(system.db, hashOf(token));
  cookies.set(COOKIE, "", 0);
}
