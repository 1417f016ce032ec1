import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase, RunSql } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { newId } from "../platform/ids/new-id.ts";
import { SeededRandom } from "../seed/random.ts";
import { openOlderDatabase } from "../../test/harness/older-database.ts";
import { oldHouseAccount, oldMemberAccount, openOldAccounts, postOld, SHARDED } from "../../test/harness/sharded-ledger.ts";
import { listBrokenInvariants } from "./broken-invariants.ts";
import { postBatch } from "./post-batch.ts";

const HOUSE = newId();
const MEMBERS = [newId(), newId(), newId(), newId()] as const;
const GUEST = newId();
const begun = Date.parse("2026-11-01T00:00:00Z");

let database: OpenDatabase;
beforeAll(async () => {
  database = await openOlderDatabase(SHARDED);
});
afterAll(async () => await database.close());

async function addPeople(run: RunSql): Promise<void> {
  await run(
    `insert into brands (code, house, name, hosts, config, blocked_countries, blocked_addresses, created_at)
      values ('b', $1, 'B', '{}', '{}', '{}', '{}', now())`,
    [HOUSE],
  );
  for (const [index, id] of [...MEMBERS, GUEST].entries())
    await run(
      `insert into members (id, brand, username, handle, nickname, book, password_hash, password_changed_at, path, member_labels,
        language, details, created_at) values ($1, 'b', $2, $2, $2, $3, '', now(), '{}', '{}', 'EN', '{}', now())`,
      [id, `m${index}`, id === GUEST ? "demo" : "real"],
    );
}

/** One move of a random kind; its time. */
async function moveOnce(run: RunSql, random: SeededRandom, at: Date): Promise<void> {
  const member = random.pick(MEMBERS);
  const own = (kind: string, ref = "") => oldMemberAccount(member, "real", kind, ref);
  const house = (kind: string, rest?: { ref?: string; currency?: string }) => oldHouseAccount(HOUSE, member, "real", kind, rest);
  const amount = BigInt(random.between(1, 500));
  const of = { member, amount, at, ref: newId() };
  const what = random.between(0, 6);
  if (what === 0) {
    await postOld(run, { ...of, debit: house("clearing", { ref: "sandbox-bank" }), credit: own("cash"), kind: "deposit" });
  } else if (what === 1) {
    await postOld(run, { ...of, debit: own("cash"), credit: house("vendor", { ref: "sandbox" }), kind: "bet" });
    await postOld(run, { ...of, debit: house("vendor", { ref: "sandbox" }), credit: own("cash"), amount: 7n, kind: "win" });
    await run(
      `insert into bets (member_id, id, brand, provider, round_id, game_id, currency, stake, payout, status, path, placed_at)
        values ($1, $2, 'b', 'sandbox', $3, 'g', 'INR', $4, 7, 'won', '{}', $5)`,
      [member, newId(), of.ref, amount.toString(), at.toISOString()],
    );
  } else if (what === 2) {
    const points = house("promotions", { currency: "PTS" });
    await postOld(run, { ...of, debit: points, credit: own("points"), kind: "points-earned" });
  } else if (what === 3) {
    await postOld(run, { ...of, debit: house("promotions"), credit: own("commission"), kind: "commission" });
  } else if (what === 4) {
    await postOld(run, { ...of, debit: house("adjustments"), credit: own("cash"), kind: "adjust" });
  } else if (what === 5) {
    await postOld(run, { ...of, debit: own("cash"), credit: own("locked"), kind: "withdraw-hold" });
    await postOld(run, { ...of, debit: own("locked"), credit: own("cash"), kind: "withdraw-release" });
  } else await sendOnce(run, member, random.pick(MEMBERS), amount, at);
}

/** From one member to another, through the sender's shard of the account between members. */
async function sendOnce(run: RunSql, from: string, to: string, amount: bigint, at: Date): Promise<void> {
  if (from === to) return;
  const ref = newId();
  const transit = oldHouseAccount(HOUSE, from, "real", "clearing", { ref: "members" });
  const [debit, credit] = [oldMemberAccount(from, "real", "cash"), oldMemberAccount(to, "real", "cash")];
  await postOld(run, { member: from, debit, credit: transit, amount, kind: "member-sent", ref, at });
  await postOld(run, { member: to, debit: transit, credit, amount, kind: "member-received", ref, at });
  for (const [member, kind, other] of [
    [from, "member-sent", to],
    [to, "member-received", from],
  ])
    await run(
      `insert into wallet_transfers (member_id, id, reference, kind, from_wallet, to_wallet, counterparty, currency, amount, at)
        values ($1, $2::uuid, $2::uuid::text, $3, 'cash', 'cash', $4, 'INR', $5, $6)`,
      [member, ref, kind, other, amount.toString(), at.toISOString()],
    );
}

const loadRows = async (text: string) => (await database.runSql(text)).rows;

it("moves a sharded ledger under its members' keys, loses nothing and keeps every invariant", async () => {
  const random = new SeededRandom("shards");
  await database.inTransaction(async (run) => {
    await addPeople(run);
    const standard = ["cash", "locked", "vault", "bonus", "commission", "points"];
    await openOldAccounts(
      run,
      MEMBERS.flatMap((id) => standard.map((kind) => oldMemberAccount(id, "real", kind))),
    );
    for (const [index, id] of [...MEMBERS, GUEST].entries()) {
      const book = id === GUEST ? "demo" : "real";
      const debit = oldHouseAccount(HOUSE, id, book, "promotions");
      const kind = id === GUEST ? "deposit" : "welcome";
      const [at, credit] = [new Date(begun + index), oldMemberAccount(id, book, "cash")];
      await postOld(run, { member: id, debit, credit, amount: 1_000_000n, kind, ref: id, at });
    }
    for (let turn = 0; turn < 300; turn += 1) await moveOnce(run, random, new Date(begun + turn * 1000));
    await run(
      `insert into idempotency (scope, key_hash, request_hash, sealed_answer, created_at)
        values ($1, 'k', 'r', 's', now()), ('b', 'k', 'r', 's', now())`,
      [MEMBERS[0]],
    );
  });
  const wallets = `select kind, ref, book, balance::text, version::text from accounts where side = 'member' and version > 0`;
  const before = await loadRows(`${wallets} order by owner, kind, ref`);
  const [moves] = await loadRows("select count(*)::text as count, sum(amount)::text as sum from transfers");
  await migrate(database.db);
  expect(await loadRows(`${wallets} order by member_id, kind, ref`)).toEqual(before);
  expect(await loadRows("select count(*)::text as count, sum(amount)::text as sum from transfers")).toEqual([moves]);
  expect(await listBrokenInvariants(database.db)).toEqual([]);
  expect(await loadRows("select distinct kind from accounts where kind in ('vault', 'vendor')")).toEqual([]);
  const owners = await loadRows("select owner::text from idempotency");
  expect(owners).toHaveLength(2);
  expect(owners).toContainEqual({ owner: MEMBERS[0] });
});

it("continues the entries of house accounts with the next posting", async () => {
  const owner = { id: MEMBERS[0], book: "real", currency: "INR" } as const;
  const refs = { clearing: "sandbox-bank" };
  await database.inTransaction(async (run) => {
    await postBatch(run, new Date(), [{ posting: "deposit", refs, owner, amount: 100n, ref: newId() }]);
  });
  expect(await listBrokenInvariants(database.db)).toEqual([]);
});
