/** Where a step leads from a state, and in how many ways. */
export type Next<State> = readonly (readonly [state: State, ways: number])[];

/** Every state that a game is in after so many steps, with its ways. Exact as long as all ways together are below 2⁵³. */
export function statesAfter<State>(
  begun: State,
  steps: number,
  keyOf: (state: State) => number,
  next: (state: State, step: number) => Next<State>,
): Next<State> {
  let found: Next<State> = [[begun, 1]];
  for (let step = 0; step < steps; step++) {
    const states = new Map<number, readonly [State, number]>();
    for (const [state, ways] of found)
      for (const [after, more] of next(state, step)) {
        const key = keyOf(after);
        states.set(key, [after, (states.get(key)?.[1] ?? 0) + ways * more]);
      }
    found = [...states.values()];
  }
  return found;
}
