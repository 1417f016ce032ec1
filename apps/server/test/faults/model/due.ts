import { give, type Terms } from "./bonus.ts";
import type { Model } from "./model.ts";

/** What the house owes and the member has not taken yet. */
export interface Due extends Terms {
  readonly id: string;
}

/** `bonusId`: what the product called the bonus that came of it. */
export function takeDue(model: Model, due: Due, bonusId: string | null): string {
  const place = model.dues.indexOf(due);
  if (place < 0) return "reward.over";
  model.dues.splice(place, 1);
  give(model, due, bonusId);
  return "ok";
}
