import type { Handler } from "@baize/api/contract/contract";
import type { RequestContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { phoneOf, requireSender } from "./phone.ts";
import { signedText } from "./phone-provider.ts";
import { sendCode } from "./codes.ts";
import { hasAccount } from "./queries.ts";

function refuseDisabled({ brand }: RequestContext, purpose: "login" | "reset"): void {
  const open = purpose === "login" ? brand.features.smsLogin : brand.features.phoneReset;
  if (!open) throw fault("verify.operation_not_allowed");
}

/** Answers the same whether or not the number has an account; the message that the number receives differs. */
export const sendLoginCode: Handler<"sms.login", ServerContexts> = async (ctx, input) => {
  const { purpose } = input;
  refuseDisabled(ctx, purpose);
  const to = phoneOf(ctx.brand, input);
  await requireSender(ctx, input);
  const instead = (await hasAccount(ctx, to)) ? undefined : (`${purpose}_unknown` as const);
  return await sendCode(ctx, { purpose, about: to }, { channel: "sms", to, instead });
};

export const sendRegisterCode: Handler<"sms.register", ServerContexts> = async (ctx, input) => {
  const { mobileRegister, smsVerification, directRegistration } = ctx.brand.features;
  if (!directRegistration || !(mobileRegister || smsVerification)) throw fault("verify.operation_not_allowed");
  const to = phoneOf(ctx.brand, { mobileNum: input.mobileNo, countryDialingCode: input.countryDialingCode });
  await requireSender(ctx, input);
  const instead = (await hasAccount(ctx, to)) ? ("register_known" as const) : undefined;
  return await sendCode(ctx, { purpose: "register", about: to }, { channel: "sms", to, instead });
};

/** The provider knows numbers, not accounts: it sends a code to every number. */
export const sendPhoneCode: Handler<"phoneCode.send", ServerContexts> = async (ctx, input) => {
  if (!ctx.brand.features.phoneLogin || ctx.system.config.phoneProject) throw fault("verify.operation_not_allowed");
  const to = phoneOf(ctx.brand, input);
  await requireSender(ctx, input);
  const sent = await sendCode(ctx, { purpose: "phone", about: to }, { channel: "sms", to });
  return { ...sent, sessionInfo: await signedText(ctx, "session", { phone_number: to }) };
};
