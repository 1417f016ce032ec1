import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testDatabase } from "../../../test/harness/test-database.ts";
import { runIn } from "./raw.ts";

const newWorld = testDatabase();

it("gives each place of a value the type that its place asks for", async () => {
  const { system } = await newWorld();
  const run = runIn(system.db);
  const text = "select $2::text as two, $1 || '!' as one, $1::integer + 1 as more, $3::text[] as list";
  expect((await run(text, ["7", "b", ["x", "y"]])).rows).toEqual([{ two: "b", one: "7!", more: 8, list: ["x", "y"] }]);
  expect((await run(text, ["8", null, []])).rows).toEqual([{ two: null, one: "8!", more: 9, list: [] }]);
});

it("sends a text without values as it is", async () => {
  const { system } = await newWorld();
  expect((await runIn(system.db)("select 1 as one")).rows).toEqual((await system.db.execute(sql`select 1 as one`)).rows);
});
