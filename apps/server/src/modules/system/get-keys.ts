import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";

export const getKeys: Handler<"system.keys", ServerContexts> = ({ system, now }) => ({
  keys: [...system.keys.published],
  serverTime: now.getTime(),
});
