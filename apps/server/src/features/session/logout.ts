import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../context.ts";
import { forgetDevice } from "../../http/remember-store.ts";
import { endSession } from "./store.ts";

export const logout: Handler<"session.logout", ServerContexts> = async (ctx) => {
  await forgetDevice(ctx);
  await endSession(ctx);
  return {};
};
