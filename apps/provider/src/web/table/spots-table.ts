import type { SharedEngine } from "../../engines/shared.ts";
import type { Scene, TableBoard } from "./scene.ts";
import { type SpotTexts, spotsWager } from "./spots-wager.ts";

export interface SpotsTable extends Omit<SpotTexts, "brings"> {
  readonly scene: Scene;
  readonly engine: SharedEngine;
}

/** The board of a table on whose spots chips are laid, by the set of parameters. */
export const spotsTable =
  ({ scene, engine, ...texts }: SpotsTable) =>
  (variant: number): TableBoard => ({
    scene,
    wager: (tools) => spotsWager(tools, { ...texts, brings: (spot, stops) => engine.pays(`${spot}:1`, stops, variant) }),
  });

/** The keys 1, 2, 3 … for the spots in their order. */
export const numberKeys = (spots: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(spots.map((spot, index) => [String(index + 1), spot]));
