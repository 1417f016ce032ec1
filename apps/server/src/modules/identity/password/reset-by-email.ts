import type { Handler } from "@baize/api/contract/contract";
import { isTrial } from "@baize/domain/identity/member/kind";
import { isEmail } from "@baize/domain/field/email";
import { trimmed } from "@baize/domain/text/trim";
import { countedAddress } from "@baize/domain/system/address";
import type { RequestContext, ServerContexts } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { deliver } from "../../../platform/messages/deliver.ts";
import { findMemberByHandle } from "../member/queries.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { requireSender } from "../verification/phone.ts";
import { countTry } from "../../../platform/security/throttle.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { handleOf } from "../member/handle.ts";
import { hashPassword, verifyPassword } from "../../../platform/security/password.ts";
import { addReset, deleteReset, findMemberOfReset } from "./queries.ts";
import { setPassword } from "./set-password.ts";

/** Links to one account or mailbox, and requests of one address, before they must wait. */
const LIMIT = { windowMinutes: 30, lockMinutes: 5 };
const MOST = { account: 3, mailbox: 3, address: 20 };

/** Counts by what was typed, whether or not such an account exists. */
async function limitResets({ system, brand, now, address }: RequestContext, handle: string, email: string): Promise<void> {
  const { code } = brand;
  const limits = [
    [`reset-from ${code} ${countedAddress(address)}`, MOST.address],
    [`reset ${code} ${handle}`, MOST.account],
    [`reset-to ${code} ${email}`, MOST.mailbox],
  ] as const;
  for (const [key, lockAfter] of limits) {
    const sent = await countTry(system.db, key, now, { ...LIMIT, lockAfter });
    if (!sent.counted) throw fault("verify.too_many_requests", { retryAfter: sent.retryAfter });
  }
}

/** The token follows `#`, so that it reaches neither a server's log nor another site's Referer header. */
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
  await limitResets(ctx, handle, email);
  const member = await findMemberByHandle(ctx, handle);
  const minutes = brand.verification.linkMinutes;
  const owner = member?.email === email && !isTrial(member.kind) ? member.id : undefined;
  // One row and one mail in both cases: neither the time nor a refusal of the gateway shows whether the two match.
  const token = await addReset(ctx, owner ?? newId(), new Date(now.getTime() + minutes * 60_000));
  const message = owner
    ? { purpose: "reset_link" as const, link: linkOf(ctx, token) }
    : { purpose: "reset_link_unknown" as const };
  await deliver(ctx, { channel: "email", to: email, minutes, ...message });
  return { expiredMinutes: minutes };
};

export const resetByEmail: Handler<"password.resetByEmail", ServerContexts> = async (ctx, input) => {
  const member = await findMemberOfReset(ctx, input.token);
  if (!member) throw fault("auth.link_expired");
  checkNewPassword(ctx.brand, member.username, input);
  if (await verifyPassword(input.newPassword, member.passwordHash, ctx.system.config.passwordWork))
    throw fault("password.reused");
  await setPassword(ctx, member, await hashPassword(input.newPassword, ctx.system.config.passwordWork), {
    by: "email",
    before: async (tx) => {
      if (!(await deleteReset(tx, input.token))) throw fault("auth.link_expired");
    },
  });
  return { account: member.username };
};
