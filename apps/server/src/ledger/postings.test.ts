import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { newId } from "../platform/ids/new-id.ts";
import { addMember } from "../../test/harness/member.ts";
import { testDatabase } from "../../test/harness/test-database.ts";
import type { World } from "../../test/harness/world.ts";
import { accountOf } from "./account.ts";
import { ACCOUNT_KINDS, CHART } from "./chart-of-accounts.ts";
import { withTables } from "./ledger-docs.ts";
import { POSTING_ROWS, POSTINGS } from "./postings.ts";
import { FREE_ROUND_POSTINGS } from "./free-round-postings.ts";
import { POT_POSTINGS } from "./pot-postings.ts";

const newWorld = testDatabase();

/** The texts that a check of the database compares with. */
async function loadWords({ system }: World, constraint: string): Promise<Set<string>> {
  const { rows } = await system.database.runSql(
    "select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1",
    [constraint],
  );
  return new Set(
    [...String(rows[0]?.text).matchAll(/'([^']+)'::text/g)].map(([, word]) => word ?? "").filter((word) => word.trim()),
  );
}

const refusal = async (work: Promise<unknown>): Promise<string> =>
  await work.then(
    () => "done",
    (error: unknown) => String(error),
  );

it("has the same postings and kinds of account in the database as in the tables", async () => {
  const world = await newWorld();
  const postings = POSTING_ROWS.map(({ kind, debit, credit }) => `${kind} ${debit} ${credit}`);
  expect(new Set(postings).size).toBe(postings.length);
  expect(await loadWords(world, "transfers_posting")).toEqual(new Set(postings));
  expect(await loadWords(world, "accounts_chart")).toEqual(new Set([...ACCOUNT_KINDS, "member", "house"]));
});

it("refuses a transfer that is in no row of the table, whatever code writes it", async () => {
  const world = await newWorld();
  const { owner } = await addMember(world, 1000n);
  const { runSql } = world.system.database;
  const [cash, bonus] = [accountOf(owner, "cash"), accountOf(owner, "bonus")];
  const write = async (kind: string, debitKind: string, creditKind: string) =>
    await refusal(
      runSql(
        `insert into transfers (member_id, id, tx_id, book, currency, debit, debit_kind, credit, credit_kind, amount, kind, ref, at)
          values ($1, $2, $2, 'real', $3, $4, $5, $6, $7, 1, $8, 'x', now())`,
        [owner.id, newId(), owner.currency, cash.id, debitKind, bonus.id, creditKind, kind],
      ),
    );
  expect(await write("bet", "cash", "bonus")).toContain("transfers_posting");
  expect(await write("gift", "cash", "bonus")).toContain("transfers_posting");
  // The row exists, but the account is of another kind.
  expect(await write("withdraw-hold", "cash", "locked")).toContain("transfers_credit");
  const other = await addMember(world, 1000n);
  const theirs = accountOf(other.owner, "locked").id;
  const crossing = runSql(
    `insert into transfers (member_id, id, tx_id, book, currency, debit, debit_kind, credit, credit_kind, amount, kind, ref, at)
      values ($1, $2, $2, 'real', $3, $4, 'cash', $5, 'locked', 1, 'withdraw-hold', 'x', now())`,
    [owner.id, newId(), owner.currency, cash.id, theirs],
  );
  expect(await refusal(crossing)).toContain("transfers_credit");
  const account = runSql(
    "insert into accounts (member_id, id, side, book, kind, currency) values ($1, $2, 'house', 'real', 'cash', 'INR')",
    [owner.id, newId()],
  );
  expect(await refusal(account)).toContain("accounts_chart");
});

it("posts each row by the module that it names", () => {
  const modules = fileURLToPath(new URL("../modules/", import.meta.url));
  const posted = new Map<string, Set<string>>();
  for (const file of globSync("*/**/*.ts", { cwd: modules, exclude: (name) => name.endsWith(".test.ts") })) {
    const text = readFileSync(`${modules}${file}`, "utf8");
    if (!/from "[./]*ledger\/(post|pending-moves)/.test(text)) continue;
    for (const [, word = ""] of text.matchAll(/"([a-z-]+)"/g)) {
      if (!Object.hasOwn(POSTINGS, word)) continue;
      posted.set(word, (posted.get(word) ?? new Set()).add(file.split("/")[0] ?? ""));
    }
  }
  const used = Object.entries<(typeof POSTING_ROWS)[number]>(POSTINGS).filter(([, { isPast }]) => !isPast);
  const table = used.map(([name, { module, alsoBy = [] }]) => [name, new Set([module, ...alsoBy])]);
  expect(Object.fromEntries(posted)).toEqual(Object.fromEntries(table));
});

it("uses every kind of account, and posts nothing without a member's account but between a provider and its pot or a campaign", () => {
  const used = new Set(POSTING_ROWS.flatMap(({ debit, credit }) => [debit, credit]));
  expect(used).toEqual(new Set(ACCOUNT_KINDS));
  const ofHouse = POSTING_ROWS.filter(({ debit, credit }) => CHART[debit].side === "house" && CHART[credit].side === "house");
  expect(ofHouse.map(({ debit, credit }) => new Set([debit, credit]))).toEqual([
    ...Object.keys(POT_POSTINGS).map(() => new Set(["provider", "pot"])),
    ...Object.keys(FREE_ROUND_POSTINGS).map(() => new Set(["provider", "free-rounds"])),
  ]);
  for (const { kind, debit, credit } of POSTING_ROWS) expect(CHART[debit].unit, kind).toBe(CHART[credit].unit);
});

it("prints the current tables in the docs", () => {
  const page = readFileSync(fileURLToPath(new URL("../../../../docs/ledger.md", import.meta.url)), "utf8");
  expect(withTables(page)).toBe(page);
  for (const said of ["never below zero", "A game takes a stake from cash."]) {
    expect(page).toContain(said);
    expect(withTables(page.replace(said, "something else"))).toBe(page);
  }
});
