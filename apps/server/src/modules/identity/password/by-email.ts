import type { Handler } from "@baize/api/contract/contract";
import { isEmail } from "@baize/domain/field/email";
import { trimmed } from "@baize/domain/text/trim";
import type { RequestContext, ServerContexts } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { deliver } from "../../../platform/messages/deliver.ts";
import { memberByHandle } from "../member/member-rows.ts";
import { judgeNewPassword } from "./new-password.ts";
import { requireSender } from "../verification/phone.ts";
import { countFailure, loadThrottles } from "../../../platform/security/throttle.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { handleOf } from "../member/handle.ts";
import { hashPassword, verifyPassword } from "../../../platform/security/password.ts";
import { makeReset, memberOfReset, setPassword, spendReset } from "./queries.ts";
import { isTrial } from "@baize/domain/identity/member/kind";

/** Links of one account, and requests of one address, before they must wait. */
const LIMIT = { windowMinutes: 30, lockMinutes: 5 };
const MOST = { account: 3, mailbox: 3, address: 20 };

/** Counted by what was typed, whether or not it exists. */
async function limit({ system, brand, now, address }: RequestContext, handle: string, email: string): Promise<void> {
  const { code } = brand;
  const keys = [`reset ${code} ${handle}`, `reset-to ${code} ${email}`, `reset-from ${code} ${address}`] as const;
  const rows = await loadThrottles(system.db, keys, now, LIMIT.windowMinutes);
  const wait = Math.max(...rows.map(({ lockedUntil }) => lockedUntil?.getTime() ?? 0)) - now.getTime();
  if (wait > 0) throw fault("verify.too_many_requests", { retryAfter: Math.ceil(wait / 1000) });
  await countFailure(system.db, keys[0], now, { ...LIMIT, lockAfter: MOST.account });
  await countFailure(system.db, keys[1], now, { ...LIMIT, lockAfter: MOST.mailbox });
  await countFailure(system.db, keys[2], now, { ...LIMIT, lockAfter: MOST.address });
}

/** The token stands behind `#`: it reaches neither a server's log nor another site's referrer. */
const linkOf = ({ system, host }: RequestContext, token: string) => {
  const { siteOrigins } = system.config;
  const origin = siteOrigins.find((one) => URL.canParse(one) && new URL(one).hostname === host) ?? siteOrigins[0];
  return `${origin}/login#reset=${token}`;
};

export const forgotByEmail: Handler<"password.forgotByEmail", ServerContexts> = async (ctx, input) => {
  const { brand, now } = ctx;
  if (!brand.features.emailReset) throw fault("verify.operation_not_allowed");
  const email = trimmed(input.email).toLowerCase();
  if (!isEmail(email)) throw invalid("email", "pattern", { patternId: 4 });
  await requireSender(ctx, input);
  const handle = handleOf(input.username);
  await limit(ctx, handle, email);
  const member = await memberByHandle(ctx, handle);
  const minutes = brand.verification.linkMinutes;
  const owner = member?.email === email && !isTrial(member.kind) ? member.id : undefined;
  // One row and one mail either way: neither the time nor the carrier's mood says whether the two belong together.
  const token = await makeReset(ctx, owner ?? newId(), new Date(now.getTime() + minutes * 60_000));
  const letter = owner
    ? { purpose: "reset_link" as const, link: linkOf(ctx, token) }
    : { purpose: "reset_link_unknown" as const };
  await deliver(ctx, { channel: "email", to: email, minutes, ...letter });
  return { expiredMinutes: minutes };
};

export const resetByEmail: Handler<"password.resetByEmail", ServerContexts> = async (ctx, input) => {
  const member = await memberOfReset(ctx, input.token);
  if (!member) throw fault("auth.link_expired");
  judgeNewPassword(ctx.brand, member.username, input);
  if (await verifyPassword(input.newPassword, member.passwordHash)) throw fault("password.reused");
  await setPassword(ctx, member, await hashPassword(input.newPassword), {
    by: "email",
    before: async (tx) => {
      if (!(await spendReset(tx, input.token))) throw fault("auth.link_expired");
    },
  });
  return { account: member.username };
};
