import { randomBytes } from "node:crypto";
import type { Handler } from "@baize/api/contract/contract";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { fault } from "../../../platform/http/fault.ts";
import { proveTotp } from "./prove-totp.ts";
import { base32 } from "./totp-code.ts";
import { confirmTotp, deleteTotp, findTotp, replaceTotp } from "./queries.ts";

/** RFC 4226 asks for 128 bits at least and recommends 160. */
const SECRET_BYTES = 20;

export const getTotpStatus: Handler<"totp.status", ServerContexts> = async (ctx) => {
  const row = await findTotp(ctx, ctx.member.id);
  const since = row?.confirmedAt?.getTime() ?? null;
  return { enabled: since !== null, since };
};

/** The URI that authenticator apps read as a QR code (Key URI Format). */
function uriOf({ brand, member }: MemberContext, secret: string): string {
  const label = `${encodeURIComponent(brand.title)}:${encodeURIComponent(member.username)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: brand.title }).toString().replaceAll("+", "%20")}`;
}

export const beginTotp: Handler<"totp.begin", ServerContexts> = async (ctx) => {
  const bytes = randomBytes(SECRET_BYTES);
  const sealed = (await ctx.system.keys.sealing()).seal(bytes.toString("base64url"));
  await ctx.commit(async (tx) => {
    await replaceTotp(tx, ctx, sealed);
    await writeAudit(tx, ctx, "totp.begin", ctx.member.id);
  });
  const secret = base32(bytes);
  return { secret, uri: uriOf(ctx, secret) };
};

export const finishTotp: Handler<"totp.confirm", ServerContexts> = async (ctx, { code }) => {
  const { now, member } = ctx;
  const row = await findTotp(ctx, member.id);
  if (!row || row.confirmedAt) throw fault("verify.code_expired");
  await proveTotp(ctx, code);
  await ctx.commit(async (tx) => {
    await confirmTotp(tx, ctx);
    await writeAudit(tx, ctx, "totp.confirm", member.id);
  });
  return { enabled: true, since: now.getTime() };
};

export const removeTotp: Handler<"totp.remove", ServerContexts> = async (ctx) => {
  await ctx.commit(async (tx) => {
    await deleteTotp(tx, ctx.member.id);
    await writeAudit(tx, ctx, "totp.remove", ctx.member.id);
  });
  return { enabled: false };
};
