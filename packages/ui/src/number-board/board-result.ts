/** `hot`: the number came often lately; a flame shows it. `cold`: it came seldom; a snowflake shows it. */
export type BoardMark = "hot" | "cold";
export type BoardResult = "drawn" | "hit" | "missed";

/** The result of a number; undefined before the draw, and for a number that was neither picked nor drawn. */
export function resultOf(number: string, picked: readonly string[], drawn: readonly string[] | undefined) {
  if (!drawn) return undefined;
  const mine = picked.includes(number);
  const came: BoardResult | undefined = mine ? "missed" : undefined;
  return drawn.includes(number) ? (mine ? "hit" : "drawn") : came;
}
