/** Numbers in the order in which they were picked. */
export type Picked = readonly string[];
/** Picks so many of these at random. The caller gives it, so that tests are deterministic and a product can use its own randomness. */
export type QuickPick = (from: readonly string[], count: number) => readonly string[];

/** The pick after a press on one number. */
function toggled(picked: Picked, number: string): Picked {
  return picked.includes(number) ? picked.filter((other) => other !== number) : [...picked, number];
}

/** Whether two picks hold the same numbers, in whatever order. */
export function samePick(one: Picked, other: Picked): boolean {
  return one.length === other.length && one.every((number) => other.includes(number));
}

/**
 * Fills a pick up to `pick` numbers, and replaces a full one. Without `pick` it adds one number. The result of `choose` is
 * checked: only numbers of the board, each once, and no more than it asked for.
 */
export function quickPicked(picked: Picked, numbers: readonly string[], pick: number | undefined, choose: QuickPick): Picked {
  const kept = pick !== undefined && picked.length >= pick ? [] : picked;
  const from = numbers.filter((number) => !kept.includes(number));
  const count = Math.min((pick ?? kept.length + 1) - kept.length, from.length);
  const chosen = new Set(choose(from, count).filter((number) => from.includes(number)));
  return [...kept, ...[...chosen].slice(0, count)];
}

/** The pick after a press on one number; `undefined` when it is full and the number is not one of it. */
export function pressed(picked: Picked, number: string, pick: number | undefined): Picked | undefined {
  const full = pick !== undefined && picked.length >= pick;
  return full && !picked.includes(number) ? undefined : toggled(picked, number);
}
