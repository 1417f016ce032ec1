import type { RequestContext } from "../../../platform/context.ts";
import { hashOf, newToken } from "../../../platform/security/tokens.ts";
import { hasTrustedKey, insertTrustedKey } from "./trusted-device-queries.ts";

const COOKIE = "baize_trusted";
const DAY_SECONDS = 86_400;
const DAYS = 30;

/** Gives the device a key of its own: for thirty days the member's second proof is not asked for there. Only its hash is stored. */
export async function trustDevice(ctx: RequestContext, memberId: string): Promise<void> {
  const key = newToken();
  const expiresAt = new Date(ctx.now.getTime() + DAYS * DAY_SECONDS * 1000);
  await insertTrustedKey(ctx.system.db, { memberId, keyHash: hashOf(key), expiresAt });
  ctx.cookies.set(COOKIE, key, DAYS * DAY_SECONDS);
}

/** Whether the member trusts this device. */
export async function isTrustedDevice(ctx: RequestContext, memberId: string): Promise<boolean> {
  const key = ctx.cookies.read(COOKIE);
  return key !== undefined && (await hasTrustedKey(ctx, memberId, hashOf(key)));
}
