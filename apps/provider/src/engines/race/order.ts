import type { Draw } from "../engine.ts";
import type { Stops } from "../shared.ts";

/** Ten boats race. The order in which they come in is drawn: every order has the same chance. */
export const BOATS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** The places on which chips are laid, the winner's first. */
export const PLACES = ["first", "second", "third"] as const;
export type Place = (typeof PLACES)[number];
/** Numbers of winners up to this are small, higher ones are big. */
export const SMALL = 5;

/** The boats as they come in, the winner first. */
export const orderOf = (stops: Stops): readonly number[] => stops[0] ?? [];

export function drawOrder(draw: Draw): Stops {
  const left: number[] = [...BOATS];
  return [BOATS.map(() => left.splice(draw(left.length), 1)[0] ?? 0)];
}
