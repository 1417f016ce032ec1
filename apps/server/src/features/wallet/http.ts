import type { Handlers } from "@baize/api/contract";
import type { ServerContexts } from "../../context.ts";
import { getBalance } from "./balance.ts";

export const walletHandlers = { "wallet.balance": getBalance } satisfies Partial<Handlers<ServerContexts>>;
