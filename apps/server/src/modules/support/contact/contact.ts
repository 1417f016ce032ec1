import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { FEEDBACK_LENGTH } from "@baize/domain/support/feedback";
import { isEmail } from "@baize/domain/field/email";
import { countCharacters } from "@baize/domain/text/characters";
import { trimmed } from "@baize/domain/text/trim";
import { phoneNumber } from "@baize/domain/identity/verification/phone";
import type { RequestContext, ServerContexts } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { requireSender } from "../../identity/verification/phone.ts";
import { countFailure, loadThrottles } from "../../../platform/security/throttle.ts";
import { keepApplication, keepFeedback } from "./queries.ts";

const DAY_MINUTES = 24 * 60;
const LIMIT = { windowMinutes: DAY_MINUTES, lockMinutes: 60 };
/** Messages of one member, and applications of one address, in a day. */
const MOST = { feedback: 20, applications: 5 };

async function limit({ system, now }: RequestContext, key: string, lockAfter: number): Promise<number> {
  const [row] = await loadThrottles(system.db, [key], now, DAY_MINUTES);
  const wait = (row?.lockedUntil?.getTime() ?? 0) - now.getTime();
  if (wait <= 0) await countFailure(system.db, key, now, { ...LIMIT, lockAfter });
  return Math.max(0, Math.ceil(wait / 1000));
}

export const sendFeedback: Handler<"feedback.send", ServerContexts> = async (ctx, { type, content }) => {
  const text = trimmed(content);
  const length = countCharacters(text);
  if (length < FEEDBACK_LENGTH.min) throw invalid("content", "too_short", FEEDBACK_LENGTH);
  if (length > FEEDBACK_LENGTH.max) throw invalid("content", "too_long", FEEDBACK_LENGTH);
  const retryAfter = await limit(ctx, `feedback ${ctx.member.id}`, MOST.feedback);
  if (retryAfter > 0) throw fault("rate.limited", { retryAfter });
  return { id: await keepFeedback(ctx, type, text), at: ctx.now.getTime() };
};

/** At least one way to answer, and each that is given a good one. */
function judge({ brand }: RequestContext, input: ParsedOf<"agentApplication.send">) {
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

export const applyToJoin: Handler<"agentApplication.send", ServerContexts> = async (ctx, input) => {
  const application = judge(ctx, input);
  await requireSender(ctx, input);
  const retryAfter = await limit(ctx, `join ${ctx.brand.code} ${ctx.address}`, MOST.applications);
  if (retryAfter > 0) throw fault("verify.too_many_requests", { retryAfter });
  return { id: await keepApplication(ctx, application), at: ctx.now.getTime() };
};
