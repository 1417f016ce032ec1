import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { byCode, byProvider } from "./by-phone.ts";
import { byPassword } from "./by-password.ts";

/** Signs a member in, in one of the specification's three ways. */
export const login: Handler<"session.login", ServerContexts> = async (ctx, input) => {
  if (input.type === "sms") return await byCode(ctx, input);
  if (input.type === "firebase") return await byProvider(ctx, input);
  return await byPassword(ctx, input);
};
