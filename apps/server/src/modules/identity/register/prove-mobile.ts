import type { ParsedOf } from "@baize/api/contract/contract";
import type { FieldRule } from "@baize/domain/field/rule";
import { phoneNumber } from "@baize/domain/identity/verification/phone";
import type { RequestContext } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { provenNumber } from "../verification/phone-provider.ts";
import { checkCode } from "../verification/codes.ts";

type Input = ParsedOf<"register.mobile">;

interface Proven {
  readonly mobile: string | null;
  /** The code to use up with the registration; undefined where none was asked for, or the provider's token proves the number. */
  readonly code: string | undefined;
}

/** The number of a registration: proven by token or code where the rules ask for one. */
export async function proveMobile(
  ctx: RequestContext,
  rules: Readonly<Record<string, FieldRule>>,
  input: Input,
): Promise<Proven> {
  if (input.firebaseIdToken) {
    if (!ctx.brand.features.phoneLogin) throw fault("verify.operation_not_allowed");
    return { mobile: await provenNumber(ctx, input.firebaseIdToken), code: undefined };
  }
  const phone = phoneNumber(input, ctx.brand.register.countryDialingCodes);
  if (!phone.ok && phone.code === "verify.invalid_phone_number") throw invalid("mobileNum", "not_a_phone");
  const mobile = phone.ok ? phone.number : null;
  if (!rules.verificationCode?.enabled) return { mobile, code: undefined };
  if (!mobile) throw invalid("mobileNum", "required");
  const code = await checkCode(ctx, { purpose: "register", about: mobile }, input.verificationCode ?? "");
  return { mobile, code };
}
