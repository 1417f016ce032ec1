import type { Handler } from "@baize/api/contract/contract";
import { maskEmail, maskPhone } from "@baize/domain/identity/member/mask";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { violatedConstraint } from "../../../platform/database/violation.ts";
import { fault } from "../../../platform/http/fault.ts";
import { errorFacts } from "../../../platform/log/log.ts";
import { deliver } from "../../../platform/messages/deliver.ts";
import { loadMember, updateMember } from "../member/queries.ts";
import { forgetProofs } from "../session/queries.ts";
import { checkCode, spendCode } from "../verification/codes.ts";
import { type Contact, contactCode, contactOf } from "./contact.ts";
import { isContactTaken } from "./queries.ts";

const UNIQUE: ReadonlySet<string> = new Set(["members_brand_email", "members_brand_mobile"]);

/** Stores the proven contact. Links and challenges that were sent to the one before it end. */
async function storeContact(ctx: MemberContext, contact: Contact, before: string | null, code: string): Promise<void> {
  const { kind, to } = contact;
  await ctx.commit(async (tx) => {
    await spendCode(tx, code, ctx.now);
    if (await isContactTaken(tx, ctx, contact)) throw fault("contact.not_available");
    const values = kind === "email" ? { email: to, emailProvenAt: ctx.now } : { mobile: to, mobileProvenAt: ctx.now };
    await updateMember(tx, ctx.member.id, values);
    if (before !== to) await forgetProofs(tx, ctx.member.id);
    const event = before === null ? "added" : before === to ? "proven" : "changed";
    await writeAudit(tx, ctx, "contact.confirm", ctx.member.id, { kind, event });
  });
}

/** Informs the owner of the former contact. What was confirmed stays so where the message cannot be sent. */
async function notifyFormer(ctx: MemberContext, { kind }: Contact, to: string): Promise<void> {
  const channel = kind === "email" ? "email" : "sms";
  await deliver(ctx, { channel, to, purpose: "contact_changed" }).catch((error: unknown) => {
    ctx.system.log.error("contact-changed", errorFacts(error));
  });
}

export const confirmContact: Handler<"contact.confirm", ServerContexts> = async (ctx, { verificationCode, ...input }) => {
  const contact = contactOf(ctx.brand, input);
  const code = await checkCode(ctx, contactCode(ctx, contact), verificationCode ?? "");
  const { [contact.kind]: before } = await loadMember(ctx);
  await storeContact(ctx, contact, before, code).catch((error: unknown) => {
    // Another member confirmed it at the same moment.
    throw UNIQUE.has(violatedConstraint(error) ?? "") ? fault("contact.not_available") : error;
  });
  if (before !== null && before !== contact.to) await notifyFormer(ctx, contact, before);
  return { kind: contact.kind, masked: contact.kind === "email" ? maskEmail(contact.to) : maskPhone(contact.to) };
};
