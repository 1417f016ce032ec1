import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";

export const getKeys: Handler<"system.keys", ServerContexts> = async ({ system, now }) => ({
  keys: [...(await system.keys.envelopes()).published],
  serverTime: now.getTime(),
});
