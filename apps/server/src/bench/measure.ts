/** Does one unit of work; `worker` is the worker's index. */
export type Work = (worker: number) => Promise<void>;

/** Units a second that this many workers get done together. */
export async function measure(work: Work, workers: number, seconds: number): Promise<number> {
  let done = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const loop = async (worker: number): Promise<void> => {
    while (performance.now() < end) {
      await work(worker);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => loop(worker)));
  return (done * 1000) / (performance.now() - begin);
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** Seconds that this takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}
