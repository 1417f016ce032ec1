import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Client } from "@baize/api/client/client";
import type { Endpoint } from "@baize/api/contract/endpoint";
import type { OutputOf } from "@baize/api/contract/contract";
import { clientOf } from "./client.ts";
import { fieldsOf } from "./fields.ts";
import type { World } from "./world.ts";

/** Solves a challenge as the site's worker does, and packs it for the call. */
async function solve(challenge: OutputOf<"register.challenge">["challenge"]): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** Solves a captcha's proof of work. */
export async function solvedProof({ proof }: OutputOf<"captcha.get">): Promise<string> {
  return await solve(proof);
}

/** The proof of work of one registration, for any client of any server. Tests set `PROOF_WORK=light`, which makes it cheap. */
export async function registerWork(client: Pick<Client, "read">): Promise<{ proofOfWork: string }> {
  const { challenge } = await client.read("register.challenge");
  return { proofOfWork: await solve(challenge) };
}

/** The proof of work of a call that takes one; nothing for any other. */
export async function workFor(world: World, row: Endpoint): Promise<object> {
  return fieldsOf(row).some(([name]) => name === "proofOfWork") ? await registerWork(clientOf(world)) : {};
}

/** A proof of work, fetched and solved. */
export async function newProof(world: World): Promise<string> {
  return await solvedProof(await clientOf(world).read("captcha.get"));
}
