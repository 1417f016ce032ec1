import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { phoneOf } from "./phone.ts";
import { readSigned, signedText, TOKEN_SECONDS } from "./phone-provider.ts";
import { checkCode, spendCode } from "./codes.ts";

export const checkSmsCode: Handler<"sms.check", ServerContexts> = async (ctx, input) => {
  const about = phoneOf(ctx.brand, input);
  await checkCode(ctx, { purpose: input.purpose, about }, input.verificationCode ?? "");
  return { valid: true };
};

export const confirmPhoneCode: Handler<"phoneCode.confirm", ServerContexts> = async (ctx, { sessionInfo, verificationCode }) => {
  if (!ctx.brand.features.phoneLogin || ctx.system.config.phoneProject) throw fault("verify.operation_not_allowed");
  const { phone_number: number } = await readSigned(ctx, "session", sessionInfo);
  if (typeof number !== "string") throw fault("verify.invalid_code");
  const code = await checkCode(ctx, { purpose: "phone", about: number }, verificationCode ?? "");
  await ctx.commit(async (tx) => await spendCode(tx, code, ctx.now));
  const firebaseIdToken = await signedText(ctx, "id", { phone_number: number });
  return { firebaseIdToken, expiresAt: ctx.now.getTime() + TOKEN_SECONDS * 1000 };
};
