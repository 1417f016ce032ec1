import { expect, it } from "vitest";
import { type AtOnce, type Job, runAtOnce } from "./run-jobs.ts";

const jobs: readonly Job[] = ["a", "b", "c", "d", "e"].map((name) => ({ name, steps: [] }));

/** Starts the jobs; each runs until `end(name)`. */
function begin(atOnce: AtOnce, areIdle: (running: Iterable<Promise<void>>) => Promise<boolean>) {
  const open = new Map<string, () => void>();
  let started = "";
  const run = ({ name }: Job) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    started += name;
    open.set(name, resolve);
    return promise;
  };
  const all = runAtOnce(jobs, atOnce, run, areIdle);
  return { all, started: () => started, end: (name: string) => open.get(name)?.() };
}

const busy = async (running: Iterable<Promise<void>>) => {
  await Promise.race(running);
  return false;
};
const idle = () => Promise.resolve(true);

it("starts another job only when one has ended while the processors are busy", async () => {
  const { all, started, end } = begin({ least: 3, most: 5 }, busy);
  await expect.poll(started).toBe("abc");
  end("b");
  await expect.poll(started).toBe("abcd");
  end("a");
  await expect.poll(started).toBe("abcde");
  for (const name of "cde") end(name);
  await all;
});

it("starts more jobs, up to the most, while the processors are idle", async () => {
  const { all, started, end } = begin({ least: 2, most: 4 }, idle);
  await expect.poll(started).toBe("abcd");
  end("d");
  await expect.poll(started).toBe("abcde");
  for (const name of "abce") end(name);
  await all;
});

const failsAtB = ({ name }: Job) => (name === "b" ? Promise.reject(new Error("b failed")) : Promise.resolve());

it("ends with the error of a job that fails", async () => {
  await expect(runAtOnce(jobs, { least: 1, most: 1 }, failsAtB)).rejects.toThrow("b failed");
});
