import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { claimReward } from "./claim.ts";
import { listRewards } from "./list.ts";

export const pendingRewardHandlers = {
  "rewards.list": listRewards,
  "rewards.claim": claimReward,
} satisfies Partial<Handlers<ServerContexts>>;
