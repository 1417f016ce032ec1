import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { forgetDevice } from "./remember-device.ts";
import { endSession } from "./queries.ts";

export const logout: Handler<"session.logout", ServerContexts> = async (ctx) => {
  await forgetDevice(ctx);
  await endSession(ctx);
  return {};
};
