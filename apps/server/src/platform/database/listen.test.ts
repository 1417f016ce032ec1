import { expect, it, onTestFinished } from "vitest";
import { openTestDatabase } from "../../../test/harness/database.ts";

it("receives notifications, and on a server reports when a lost connection is back", async () => {
  const database = await openTestDatabase();
  onTestFinished(async () => await database.close());
  const said: string[] = [];
  const stop = await database.listen("baize_test", { received: (words) => said.push(words), missed: () => said.push("missed") });
  await database.runSql("select pg_notify('baize_test', 'one')");
  await expect.poll(() => said).toEqual(["one"]);
  const onServer = database.kind === "postgres";
  if (onServer) await database.runSql("select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen baize_test'");
  await expect.poll(() => said).toEqual(onServer ? ["one", "missed"] : ["one"]);
  await database.runSql("select pg_notify('baize_test', 'two')");
  await expect.poll(() => said.at(-1)).toBe("two");
  await stop();
});
