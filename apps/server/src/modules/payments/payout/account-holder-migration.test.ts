import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../../../platform/database/database.ts";
import { migrate } from "../../../platform/database/migrate.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { openOlderDatabase } from "../../../../test/harness/older-database.ts";

/** So many migrations came before the one that adds the state of a payout account. */
const OLDER = 43;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openOlderDatabase(OLDER);
});
afterAll(async () => await database.close());

it("approves the accounts that were added before, and asks for a state from then on", async () => {
  const add = async () =>
    await database.runSql(
      `insert into payout_accounts (member_id, id, kind, holder, bank, code, sealed_number, number_hash, masked, created_at)
        values ($1, $2, 'upi', 'Meera Kulkarni', '', '', 'sealed', 'hash', 'me••@okaxis', now())`,
      [newId(), newId()],
    );
  await add();
  await migrate(database.db);
  expect((await database.runSql("select state from payout_accounts")).rows).toEqual([{ state: "approved" }]);
  await expect(add()).rejects.toThrow("state");
});
