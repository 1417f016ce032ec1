import type { OutputOf } from "@baize/api/contract/contract";
import { trustedScript } from "../page/trusted-script.ts";
// oxlint-disable-next-line import/default -- the bundler makes the default export: the address of the worker
import worker from "./work.worker.ts?worker&url";

export type Challenge = OutputOf<"register.challenge">["challenge"];

/** Two leave a phone free for the person. */
const WORKERS = 2;

/** Solves a challenge in workers, and packs it for the call. Rejects where no solution was found, or `signal` aborts. */
export async function solveChallengeFor(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const { solveChallengeWorkers } = await import("altcha-lib");
  const controller = new AbortController();
  signal.addEventListener("abort", () => controller.abort());
  if (signal.aborted) controller.abort();
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: WORKERS,
    controller,
    createWorker: () => new Worker(trustedScript(worker), { type: "module" }),
  });
  if (!solution) throw new Error("The challenge has no solution.");
  return btoa(JSON.stringify({ challenge, solution }));
}
