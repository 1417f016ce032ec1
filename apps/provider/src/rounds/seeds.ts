import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { drawsFrom } from "../fair/draws.ts";
import type { Draw } from "../engines/engine.ts";
import type { SeedsRecord } from "./records.ts";

const newSeed = (): string => randomBytes(32).toString("hex");

export function firstSeeds(member: string): SeedsRecord {
  const clientSeed = randomBytes(8).toString("hex");
  const seeds = { serverSeed: newSeed(), nextServerSeed: newSeed(), clientSeed, nonce: 0 };
  return { kind: "seeds", id: randomUUID(), member, revealed: false, ...seeds };
}

/** The revealed pair, and the new one, whose server seed was committed to by its hash before the player chose a seed. */
export function nextSeeds(now: SeedsRecord, clientSeed: string): readonly [revealed: SeedsRecord, fresh: SeedsRecord] {
  const seeds = { serverSeed: now.nextServerSeed, nextServerSeed: newSeed(), clientSeed, nonce: 0 };
  return [
    { ...now, revealed: true },
    { kind: "seeds", id: randomUUID(), member: now.member, revealed: false, ...seeds },
  ];
}

/** The commitment: SHA-256 of the seed's 32 bytes, in hex. */
export function commitmentOf(serverSeed: string): string {
  return createHash("sha256").update(Buffer.from(serverSeed, "hex")).digest("hex");
}

/** The draws of a round on these seeds. */
export function drawOf(seeds: Pick<SeedsRecord, "serverSeed" | "clientSeed">, nonce: number): Draw {
  const serverSeed = Buffer.from(seeds.serverSeed, "hex");
  return drawsFrom(
    { serverSeed, clientSeed: seeds.clientSeed, nonce },
    (key, message) => new Uint8Array(createHmac("sha256", key).update(message).digest()),
  );
}
