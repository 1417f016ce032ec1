import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { getGift } from "./get-gift.ts";

export const giftHandlers = { "gift.get": getGift } satisfies Partial<Handlers<ServerContexts>>;
