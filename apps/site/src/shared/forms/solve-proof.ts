import type { Solve } from "@baize/ui/human-check/use-human-check";
import { api } from "../api/api.ts";

/** Fetches a challenge and solves it; the library loads with the first one. Rejects where no solution was found. */
export const solveProof: Solve = async (signal) => {
  const [{ solveChallenge }, { deriveKey }, captcha] = await Promise.all([
    import("altcha-lib"),
    import("altcha-lib/algorithms/web/pbkdf2"),
    api.read("captcha.get", {}, { signal }),
  ]);
  const controller = new AbortController();
  signal.addEventListener("abort", () => controller.abort());
  const solution = await solveChallenge({ challenge: captcha.proof, deriveKey, controller });
  if (!solution) throw new Error("The challenge has no solution.");
  const payload = btoa(JSON.stringify({ challenge: captcha.proof, solution }));
  return { payload, validFor: 240_000 };
};
