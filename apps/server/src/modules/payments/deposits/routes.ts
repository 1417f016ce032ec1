import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { cancelDeposit } from "./cancel-deposit.ts";
import { listChannels } from "./list-channels.ts";
import { createDeposit } from "./create-deposit.ts";
import { getDeposit } from "./get-deposit.ts";
import { listDeposits } from "./list-deposits.ts";

export const depositsHandlers = {
  "deposits.channels": listChannels,
  "deposits.create": createDeposit,
  "deposits.get": getDeposit,
  "deposits.list": listDeposits,
  "deposits.cancel": cancelDeposit,
} satisfies Partial<Handlers<ServerContexts>>;
