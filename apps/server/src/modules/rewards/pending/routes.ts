import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { claimReward } from "./claim-pending-reward.ts";
import { getPendingRewards } from "./list-pending-rewards.ts";

export const pendingRewardHandlers = {
  "rewards.list": getPendingRewards,
  "rewards.claim": claimReward,
} satisfies Partial<Handlers<ServerContexts>>;
