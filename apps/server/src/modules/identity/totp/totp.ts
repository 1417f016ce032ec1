import { randomBytes } from "node:crypto";
import type { Handler } from "@baize/api/contract/contract";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { requireFresh } from "../session/step-up.ts";
import { countFailure, loadThrottles } from "../../../platform/security/throttle.ts";
import { totpMatches, totpOf } from "./check-totp.ts";
import { sealText } from "../../../platform/security/tokens.ts";
import { base32 } from "./totp-code.ts";
import { beginTotp, confirmTotp, removeTotp } from "./queries.ts";

/** RFC 4226 asks for 128 bits at least and recommends 160. */
const SECRET_BYTES = 20;
const GUESSES = { windowMinutes: 15, lockAfter: 5, lockMinutes: 5 };

export const totpStatus: Handler<"totp.status", ServerContexts> = async (ctx) => {
  const row = await totpOf(ctx, ctx.member.id);
  const since = row?.confirmedAt?.getTime() ?? null;
  return { enabled: since !== null, since };
};

/** The address that authenticator apps read as a QR code (Key URI Format). */
function uriOf({ brand, member }: MemberContext, secret: string): string {
  const label = `${encodeURIComponent(brand.title)}:${encodeURIComponent(member.username)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: brand.title }).toString().replaceAll("+", "%20")}`;
}

export const totpBegin: Handler<"totp.begin", ServerContexts> = async (ctx, { password }) => {
  await requireFresh(ctx, password);
  const bytes = randomBytes(SECRET_BYTES);
  await beginTotp(ctx, sealText(bytes.toString("base64url"), ctx.system.codeSecret));
  const secret = base32(bytes);
  return { secret, uri: uriOf(ctx, secret) };
};

export const totpConfirm: Handler<"totp.confirm", ServerContexts> = async (ctx, { code }) => {
  const { system, now, member } = ctx;
  const key = `totp ${member.id}`;
  const [guesses] = await loadThrottles(system.db, [key], now, GUESSES.windowMinutes);
  const wait = (guesses?.lockedUntil?.getTime() ?? 0) - now.getTime();
  if (wait > 0) throw fault("verify.too_many_requests", { retryAfter: Math.ceil(wait / 1000) });
  const row = await totpOf(ctx, member.id);
  if (!row || row.confirmedAt) throw fault("verify.code_expired");
  if (!(await totpMatches(ctx, member.id, code))) {
    await countFailure(system.db, key, now, GUESSES);
    throw fault("verify.invalid_code");
  }
  await confirmTotp(ctx);
  return { enabled: true, since: now.getTime() };
};

export const totpRemove: Handler<"totp.remove", ServerContexts> = async (ctx, { password }) => {
  await requireFresh(ctx, password);
  await removeTotp(ctx);
  return { enabled: false };
};
