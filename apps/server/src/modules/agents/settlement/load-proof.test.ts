import { expect, it } from "vitest";
import { leafOf, proofIn, rootOf, treeOf } from "@baize/domain/proof/merkle";
import { AgentTree, daily } from "../../../../test/harness/agent-tree.ts";
import { playerBelow, playRound, settle } from "../../../../test/harness/play.ts";
import { asProduct } from "../../../../test/harness/record-statements.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { loadProof } from "./load-proof.ts";

const newWorld = testDatabase();

/** Contracts without a statement leave their places empty. */
const placeOf = (index: number) => index * 3 + 2;

it("leads to the root by stored groups, by computed ones where a run has none, and by computed ones where they are damaged", async () => {
  const world = await newWorld();
  const { db } = world.system;
  const run = runIn(db);
  const leaves = await Promise.all(Array.from({ length: 200 }, async (_, index) => await leafOf(`${index}`)));
  const [runId, root, tree] = [newId(), await rootOf(leaves), await treeOf(leaves)];
  await run(
    `insert into settlement_statements (member_id, run_id, brand, contract_id, type, window_start, window_end, level, place, leaf, text,
        amount, base, carry, state)
      select gen_random_uuid(), $1, $2, gen_random_uuid(), 'daily', now(), now(), 0, n * 3 - 1, leaf, '{}', 0, 0, '[]', 'paid'
      from jsonb_array_elements_text($3::jsonb) with ordinality as leaves(leaf, n)`,
    [runId, world.brand, JSON.stringify(leaves)],
  );
  const groups = async () =>
    (await run("select height, place, hashes[1] as first from settlement_trees where run_id = $1 order by 1, 2", [runId])).rows;
  const checkAll = async () => {
    for (const index of [0, 63, 64, 191, 192, 199]) {
      const leaf = leaves[index] ?? "";
      const proof = await asProduct(async () => await loadProof(db, { runId, root, leaf, place: placeOf(index) }));
      expect(proof).toEqual(proofIn(tree, index));
    }
  };
  expect(await groups()).toEqual([]);
  await checkAll();
  expect(await groups()).toEqual([
    ...[0, 64, 128, 192].map((index) => ({ height: 0, place: placeOf(index), first: leaves[index] })),
    { height: 1, place: placeOf(0), first: tree[6]?.[0] },
  ]);
  await checkAll();
  await expect(run("update settlement_trees set place = place + 1")).rejects.toThrow("settlement_trees");
  await run("alter table settlement_trees disable trigger all");
  await run("update settlement_trees set hashes[2] = $1 where height = 0", [leaves[0]]);
  await checkAll();
});

it("stores the tree of a run when its statements are computed", async () => {
  const world = await newWorld();
  const tree = await AgentTree.open(world);
  await tree.moveTo(Date.parse("2026-11-30T10:00:00Z"));
  await tree.brandContract(daily(100_000));
  await tree.moveTo(Date.parse("2026-12-02T10:00:00Z"));
  await playRound(world, await playerBelow(world, [tree.top]), "500.00");
  await tree.moveTo(Date.parse("2026-12-04T10:00:00Z"));
  await settle(world);
  const { rows } = await runIn(world.system.db)(
    `select t.height, s.leaf = any(t.hashes) as holds from settlement_statements s join settlement_trees t on t.run_id = s.run_id
      and t.place = s.place where s.brand = $1`,
    [world.brand],
  );
  expect(rows).toEqual([{ height: 0, holds: true }]);
});
