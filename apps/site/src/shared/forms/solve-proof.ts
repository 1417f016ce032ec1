import type { Solve } from "@baize/ui/human-check";
import { api } from "../api/api.ts";
import { solveChallengeFor } from "./solve-challenge.ts";

/** The server accepts a challenge for five minutes. */
export const WORK_VALID_MS = 240_000;

/** Fetches the challenge of a captcha and solves it. */
export const solveProof: Solve = async (signal) => {
  const { proof } = await api.read("captcha.get", {}, { signal });
  return { payload: await solveChallengeFor(proof, signal), validFor: WORK_VALID_MS };
};
