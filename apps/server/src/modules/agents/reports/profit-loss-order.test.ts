import { expect, it } from "vitest";
import type { OutputOf } from "@baize/api/contract/contract";
import { PROFIT_LOSS_FIGURES } from "@baize/domain/agents/profit-loss";
import { minorOf } from "@baize/domain/money/amount";
import { clientFor } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { addMember, deposit } from "../../../../test/harness/member.ts";
import { playRound } from "../../../../test/harness/play.ts";
import { asProduct } from "../../../../test/harness/record-statements.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import { rollUpDays } from "../team-days/roll-up-days.ts";

const newWorld = testDatabase();

type Row = OutputOf<"teamReports.profitLoss">["items"][number];
const isBranch = ({ reach }: Row) => Number(reach === "branch");
const byAccount = (one: Row, two: Row) => (one.account < two.account ? -1 : 1);

it("is sorted by each figure in both directions, page by page, equal ones by id, the own row first", async () => {
  const world = await newWorld();
  const top = await addMember(world, 0n, { kind: 1 });
  const boss = await addMember(world, 0n, { kind: 2, uplineId: top.id, path: [top.id] });
  await deposit(world, boss.owner, 300_000n);
  const ids = new Map<string, string>();
  for (const amount of [500_000n, 200_000n, 200_000n, 100_000n]) {
    const player = await addMember(world, 0n, { uplineId: boss.id, path: [top.id, boss.id] });
    ids.set(player.username, player.id);
    await deposit(world, player.owner, amount);
    // What came before is then read from stored sums, and what follows from its lines.
    if (amount === 100_000n) await asProduct(async () => await rollUpDays(world.system.db));
    await playRound(world, player, `${amount / 10_000n}.00`, amount === 500_000n ? "90.00" : undefined);
  }
  const client = await clientFor(world, top);
  const of = { under: boss.username };
  const { items } = await client.read("teamReports.profitLoss", { ...of, sort: "account" });
  expect(items).toHaveLength(5);
  expect(items).toEqual(items.toSorted((one, two) => isBranch(one) - isBranch(two) || byAccount(one, two)));
  const joined = await client.read("teamReports.profitLoss", of);
  expect(new Set(joined.items.map(({ account }) => account))).toEqual(new Set(items.map(({ account }) => account)));
  const downwards = await client.read("teamReports.profitLoss", { ...of, sort: "account", direction: "descending" });
  expect(downwards.items).toEqual(items.toSorted((one, two) => isBranch(one) - isBranch(two) || byAccount(two, one)));
  for (const sort of PROFIT_LOSS_FIGURES)
    for (const [direction, sign] of [
      ["ascending", 1],
      ["descending", -1],
    ] as const) {
      const apart = (one: Row, two: Row) => sign * Number(minorOf(one[sort]) - minorOf(two[sort]));
      const byId = (one: Row, two: Row) => sign * ((ids.get(one.account) ?? "") < (ids.get(two.account) ?? "") ? -1 : 1);
      const wanted = items.toSorted((one, two) => isBranch(one) - isBranch(two) || apart(one, two) || byId(one, two));
      const rows: Row[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const limit = rows.length === 0 ? 1 : 2;
        const page = await client.read("teamReports.profitLoss", { ...of, sort, direction, limit, cursor });
        rows.push(...page.items);
        cursor = page.next;
      }
      expect(rows).toEqual(wanted);
    }
  for (const parts of [["1e9", top.id], ["1", "raj"], ["1"], [1, 2]]) {
    const cursor = Buffer.from(JSON.stringify(parts)).toString("base64url");
    expect((await refusal(client.read("teamReports.profitLoss", { sort: "net", cursor }))).code).toBe("input.bad_cursor");
  }
});
