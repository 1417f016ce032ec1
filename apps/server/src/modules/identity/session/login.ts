import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { loginByCode, loginByProvider } from "./by-phone.ts";
import { loginByPassword } from "./by-password.ts";

/** Signs a member in, in one of the specification's three ways. */
export const login: Handler<"session.login", ServerContexts> = async (ctx, input) => {
  if (input.type === "sms") return await loginByCode(ctx, input);
  if (input.type === "firebase") return await loginByProvider(ctx, input);
  return await loginByPassword(ctx, input);
};
