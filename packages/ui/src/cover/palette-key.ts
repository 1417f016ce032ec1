import type { palette } from "./cover.css.ts";

type Key = keyof typeof palette;
const keys: readonly Key[] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];

/** The class table's key for palette 1 to 12; any other number wraps round. */
export function paletteKey(number: number): Key {
  return keys[(((Math.trunc(number) - 1) % 12) + 12) % 12] ?? "1";
}
