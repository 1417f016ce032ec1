import { part } from "../shared/dom.ts";

/** What a side did in one try: a ball, a raid, a point. */
export interface Try {
  readonly text: string;
  /** Class of the try, where it differs from the usual one. */
  readonly kind?: string;
}

/** Shows the tries of a side, and empty places for those that are still to come. */
export function showSeries(side: string, tries: readonly Try[]): void {
  for (const [index, place] of [...part(`series-${side}`, HTMLOListElement).children].entries()) {
    const { text = "", kind = "" } = tries[index] ?? {};
    place.textContent = text;
    place.className = index < tries.length ? `tried ${kind}` : "";
  }
}
