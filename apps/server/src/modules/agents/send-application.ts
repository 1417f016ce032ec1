import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { isEmail } from "@baize/domain/field/email";
import { phoneNumber } from "@baize/domain/identity/verification/phone";
import { trimmed } from "@baize/domain/text/trim";
import { countedAddress } from "@baize/domain/system/address";
import type { RequestContext, ServerContexts } from "../../platform/context.ts";
import { fault, invalid } from "../../platform/http/fault.ts";
import { countTry } from "../../platform/security/throttle.ts";
import { requireSender } from "../identity/verification/phone.ts";
import { addApplication, type NewApplication } from "./queries.ts";

/** Applications from one address. */
const LIMIT = { windowMinutes: 24 * 60, lockAfter: 5, lockMinutes: 60 };

/** At least one way to reach the applicant, and each that is given in its right form. */
function parseApplication({ brand }: RequestContext, input: ParsedOf<"agentApplication.send">): NewApplication {
  const phone = phoneNumber(input, brand.register.countryDialingCodes);
  const email = trimmed(input.email ?? "").toLowerCase() || null;
  const name = trimmed(input.name);
  const contact = trimmed(input.contact);
  if (name === "") throw invalid("name", "required");
  if (!phone.ok && phone.code === "verify.invalid_phone_number") throw invalid("mobileNum", "not_a_phone");
  if (email && !isEmail(email)) throw invalid("email", "pattern", { patternId: 4 });
  if (!phone.ok && !email && !contact) throw invalid("mobileNum", "required");
  return { name, contact, email, mobile: phone.ok ? phone.number : null, message: trimmed(input.message) };
}

async function limitApplications({ system, brand, address, now }: RequestContext): Promise<void> {
  const key = `agent-application-from ${brand.code} ${countedAddress(address)}`;
  const sent = await countTry(system.db, key, now, LIMIT);
  if (!sent.counted) throw fault("verify.too_many_requests", { retryAfter: sent.retryAfter });
}

export const sendApplication: Handler<"agentApplication.send", ServerContexts> = async (ctx, input) => {
  const application = parseApplication(ctx, input);
  await requireSender(ctx, input);
  await limitApplications(ctx);
  const id = await ctx.commit(async (tx) => await addApplication(tx, ctx, application));
  return { id, at: ctx.now.getTime() };
};
