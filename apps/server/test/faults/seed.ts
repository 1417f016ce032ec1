/**
 * The seed of the faults that every run tries: the same each time, so that a failure is shown again by the next run.
 * `pnpm test:faults` draws one, prints it, and runs by night; `SEED` asks for one.
 */
export const seed = process.env.SEED ?? "baize";
