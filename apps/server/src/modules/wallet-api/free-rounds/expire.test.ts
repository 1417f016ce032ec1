import { expect, it, vi } from "vitest";
import { grantRounds, roundsOf } from "../../../../test/harness/free-rounds.ts";
import { seatedIn } from "../../../../test/harness/provider.ts";
import { asProduct } from "../../../../test/harness/record-statements.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import { expireFreeRounds } from "./expire.ts";

const newWorld = testDatabase();

it("expires the others where one fails, logs it, and expires that one on the next run", async () => {
  const table = await seatedIn(await newWorld());
  const { world } = table;
  const { system, logged } = world;
  const inSeconds = (seconds: number) => new Date(system.now().getTime() + seconds * 1000).toISOString();
  await grantRounds(table, { campaign: "later", until: inSeconds(90) });
  await grantRounds(table, { campaign: "sooner", until: inSeconds(60) });
  world.advance(90_000);
  const expire = async () => await asProduct(async () => await expireFreeRounds(system.db, system.now(), system));
  vi.spyOn(system.db, "transaction").mockRejectedValueOnce(new Error("The member's rounds are broken"));
  await expire();
  expect(await roundsOf(table, "sooner")).toMatchObject([{ expired: 0, open: 5 }]);
  expect(await roundsOf(table, "later")).toMatchObject([{ expired: 5, open: 0 }]);
  expect(JSON.stringify(logged)).toContain("free_rounds.not_expired");
  await expire();
  expect(await roundsOf(table, "sooner")).toMatchObject([{ expired: 5, open: 0 }]);
});
