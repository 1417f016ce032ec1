import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { cancelDeposit } from "./cancel.ts";
import { listChannels } from "./channels.ts";
import { createDeposit } from "./create.ts";
import { getDeposit } from "./get.ts";
import { listDeposits } from "./list.ts";

export const depositsHandlers = {
  "deposits.channels": listChannels,
  "deposits.create": createDeposit,
  "deposits.get": getDeposit,
  "deposits.list": listDeposits,
  "deposits.cancel": cancelDeposit,
} satisfies Partial<Handlers<ServerContexts>>;
