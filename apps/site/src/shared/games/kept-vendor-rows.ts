import type { OutputOf } from "@baize/api/contract/contract";
import { isCategory } from "@baize/domain/gaming/game/category";

type Lanes = OutputOf<"games.vendors">["lanes"];

/** The vendors' rows are in one language. */
const keyOf = (language: string) => `lanes.${language}`;

const has = <Name extends string>(value: unknown, ...names: Name[]): value is Record<Name, unknown> =>
  typeof value === "object" && value !== null && names.every((name) => name in value);

function isCard(value: unknown): value is Lanes[number]["cards"][number] {
  if (!has(value, "vassalage", "name", "logo", "games")) return false;
  const { vassalage, name, logo, games } = value;
  return [vassalage, name, logo ?? ""].every((text) => typeof text === "string") && typeof games === "number";
}

function isLane(lane: unknown): lane is Lanes[number] {
  if (!has(lane, "title", "gameClassify", "cards") || !Array.isArray(lane.cards)) return false;
  return typeof lane.title === "string" && isCategory(lane.gameClassify) && lane.cards.every(isCard);
}

const isLanes = (value: unknown): value is Lanes => Array.isArray(value) && value.every(isLane);

/** The vendors' rows of this visit, shown until the server has answered; undefined for none or for a changed value. */
export function keptLanes(language: string): Lanes | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(language)) ?? "null");
    return isLanes(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the rows for the rest of the visit. Does nothing where the storage is full or closed. */
export function keepLanes(language: string, lanes: Lanes): void {
  try {
    sessionStorage.setItem(keyOf(language), JSON.stringify(lanes));
  } catch {
    // Without them the next page waits for the server.
  }
}
