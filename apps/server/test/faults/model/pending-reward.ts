import { give } from "./bonus.ts";
import type { Model, PendingReward } from "./types.ts";

/** `bonusId`: the server's id of the bonus that was granted. */
export function claimReward(model: Model, reward: PendingReward, bonusId: string | null): string {
  const index = model.pendingRewards.indexOf(reward);
  if (index < 0) return "reward.over";
  model.pendingRewards.splice(index, 1);
  give(model, reward, bonusId);
  return "ok";
}
