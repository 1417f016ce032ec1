/**
 * The seed of the faults that every test run tries: always the same, so that a failure repeats. `npm run test:faults`, which runs
 * every night, draws a new one and prints it; `SEED` sets one.
 */
export const seed = process.env.SEED ?? "baize";
