import type { Handler } from "@baize/api/contract/contract";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { countTry } from "../../../platform/security/throttle.ts";
import { sendCode } from "../verification/codes.ts";
import { contactCode, contactOf } from "./contact.ts";
import { isContactTaken } from "./queries.ts";

/** Codes that one account may send to addresses of its choice. */
const LIMIT = { windowMinutes: 60, lockAfter: 10, lockMinutes: 60 };

async function limitCodes({ system, member, now }: MemberContext): Promise<void> {
  const sent = await countTry(system.db, `contact ${member.id}`, now, LIMIT);
  if (!sent.counted) throw fault("verify.too_many_requests", { retryAfter: sent.retryAfter });
}

/** Answers the same whether or not the contact is taken; the message that it receives differs. */
export const sendContactCode: Handler<"contact.send", ServerContexts> = async (ctx, input) => {
  const contact = contactOf(ctx.brand, input);
  await limitCodes(ctx);
  const instead = (await isContactTaken(ctx.system.db, ctx, contact)) ? ("contact_known" as const) : undefined;
  const channel = contact.kind === "email" ? "email" : "sms";
  return await sendCode(ctx, contactCode(ctx, contact), { channel, to: contact.to, instead });
};
