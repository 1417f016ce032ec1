import { give, type Terms } from "./bonus.ts";
import type { Model } from "./model.ts";

/** A reward that the member has not claimed yet. */
export interface Due extends Terms {
  readonly id: string;
}

/** `bonusId`: the server's id of the bonus that was granted. */
export function takeDue(model: Model, due: Due, bonusId: string | null): string {
  const place = model.dues.indexOf(due);
  if (place < 0) return "reward.over";
  model.dues.splice(place, 1);
  give(model, due, bonusId);
  return "ok";
}
