import type { Play } from "@baize/domain/lottery/play";

/** The play that the address names, by its id or by its group; else the first. */
export function playNamed(plays: readonly Play[], name: string): Play | undefined {
  const wanted = name.toLowerCase();
  return plays.find(({ id }) => id === wanted) ?? plays.find(({ group }) => group === wanted) ?? plays[0];
}
