import { isShared, type SharedName, type Title, titleOf } from "../engines/table.ts";
import type { SharedEngine } from "../engines/shared.ts";

/** The engines of lottery draws. */
const DRAWS = ["digits", "race"] as const satisfies readonly SharedName[];
export type DrawName = (typeof DRAWS)[number];
export type DrawTitle = Title & { readonly name: DrawName; readonly engine: SharedEngine };

export const isDraw = (title: Title): title is DrawTitle => isShared(title) && DRAWS.some((name) => name === title.name);

/** The title of a game code that is a draw. */
export function drawTitleOf(gameCode: string): DrawTitle | undefined {
  const title = titleOf(gameCode);
  return title && isDraw(title) ? title : undefined;
}

/** Beside the draw of its own title, a lobby leads to these: each kind, quick and slow. */
const OFFERED = [
  "digits-1-3-lobby",
  "digits-0-9-lobby",
  "digits-4-6-lobby",
  "race-3-2-lobby",
  "race-0-5-lobby",
  "race-4-8-lobby",
];

/** The draws of the lobby of a launched title, its own first; none for a title without a lobby. */
export function drawsOf(launched: string): readonly string[] {
  const own = drawTitleOf(launched);
  if (!own) return [];
  const isOther = (code: string): boolean => {
    const title = drawTitleOf(code);
    return title !== undefined && (title.name !== own.name || title.variant !== own.variant);
  };
  return [launched, ...OFFERED.filter(isOther)];
}
