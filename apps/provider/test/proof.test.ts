import { describe, expect, it } from "vitest";
import type { ChainRecord, RoundRecord } from "../src/rounds/records.ts";
import { started } from "./door.ts";
import { finishedRound } from "./finished-round.ts";
import { fixedSeeds } from "./fixed-seeds.ts";

const TABLE = "dragontiger-0-3-silver-dragon-tiger";
const seeds = { ...fixedSeeds("5a"), nonce: 1, revealed: true };
const chain = (id: string, root: string): ChainRecord => ({
  kind: "chain",
  id,
  game: TABLE,
  root: root.repeat(32),
  length: 4,
  startsAt: 0,
});

const finished = (more: Partial<RoundRecord>): RoundRecord =>
  finishedRound({ id: crypto.randomUUID(), intent: crypto.randomUUID(), ...more });

describe("a proof", () => {
  it("is answered for ever, however many rounds and tables of others came later", async () => {
    const slot = finished({ seeds: seeds.id, nonce: 0, stops: [[1, 2, 3, 4, 5]] });
    const table = finished({ seeds: "chain-0001", nonce: 1, choice: "tie:1", gameCode: TABLE, stops: [[1, 2]] });
    const others = Array.from({ length: 5000 }, () => finished({ member: "member-0002", nonce: 7 }));
    const journal = [seeds, chain("chain-0001", "ab"), chain("chain-0002", "cd"), slot, table, ...others];
    const first = await started({ journal });
    await first.provider.close();
    const again = await started({ world: first });
    for (const { loadProof } of [first, again]) {
      expect(await loadProof(slot)).toMatchObject({ serverSeed: seeds.serverSeed, nonce: 0, stops: slot.stops, stake: "20.00" });
      expect(await loadProof(table)).toMatchObject({ clientSeed: TABLE, nonce: 1, choice: "tie:1" });
    }
    expect((await again.get(`/proof/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await again.get("/proof/..%2Fjournal")).status).toBe(404);
  });
});
