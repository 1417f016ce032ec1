import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { OutputOf } from "@baize/api/contract/contract";
import { clientOf } from "./client.ts";
import type { World } from "./world.ts";

/** Solves a captcha's proof of work, as the site's worker does, and packs it for the call. */
export async function solvedProof({ proof }: OutputOf<"captcha.get">): Promise<string> {
  const solution = await solveChallenge({ challenge: proof, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: proof, solution })).toString("base64");
}

/** A proof of work, fetched and solved. */
export async function newProof(world: World): Promise<string> {
  return await solvedProof(await clientOf(world).read("captcha.get"));
}
