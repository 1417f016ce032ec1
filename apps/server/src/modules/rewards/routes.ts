import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { mergeHandlers } from "../../platform/http/merge-handlers.ts";
import { bonusHandlers } from "./bonus/routes.ts";
import { loyaltyHandlers } from "./loyalty/routes.ts";
import { pendingRewardHandlers } from "./pending/routes.ts";
import { pointsHandlers } from "./points/routes.ts";
import { promotionsHandlers } from "./promotions/routes.ts";

export const rewardsHandlers = mergeHandlers(
  bonusHandlers,
  loyaltyHandlers,
  pendingRewardHandlers,
  pointsHandlers,
  promotionsHandlers,
) satisfies Partial<Handlers<ServerContexts>>;
