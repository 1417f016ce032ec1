import { type PhoneParts, phoneNumber } from "@baize/domain/identity/verification/phone";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { RequestContext } from "../../../platform/context.ts";
import { Fault, fault } from "../../../platform/http/fault.ts";
import { type HumanCheck, requireHuman } from "../human-check/human-check.ts";

/** The number as E.164. Throws `verify.missing_phone_number` or `verify.invalid_phone_number`. */
export function phoneOf(brand: Brand, parts: PhoneParts): string {
  const phone = phoneNumber(parts, brand.register.countryDialingCodes);
  if (!phone.ok) throw fault(phone.code);
  return phone.number;
}

/** The human check of calls that send a message: their code for a wrong one differs from that of a sign-in. */
export async function requireSender(ctx: RequestContext, check: HumanCheck): Promise<void> {
  await requireHuman(ctx.system, check, ctx.now).catch((error: unknown) => {
    throw error instanceof Fault && error.code === "auth.captcha_wrong" ? fault("verify.human_check_failed") : error;
  });
}
