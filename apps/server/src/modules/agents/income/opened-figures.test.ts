import { expect, it } from "vitest";
import type { Client } from "@baize/api/client/client";
import type { OutputOf } from "@baize/api/contract/contract";
import { minorOf } from "@baize/domain/money/amount";
import { clientOf } from "../../../../test/harness/client.ts";
import { signIn } from "../../../../test/harness/member.ts";
import { sumOf, whole } from "../../../../test/harness/totals.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import { type Agreed, countsFor } from "../../../../test/settlement/reference.ts";
import { playThrough } from "../../../../test/settlement/play-through.ts";
import { Trial } from "../../../../test/settlement/trial.ts";

// Each seed is a brand with a tree of its own. `SETTLEMENT_SEEDS=40` tries more.
const newWorld = testDatabase();
const first = process.env.SEED ?? "opened-figures";
const count = Number(process.env.SETTLEMENT_SEEDS ?? 2);

type Statement = OutputOf<"income.pay">;
type Line = OutputOf<"income.lines">["items"][number];
const TYPES = ["dividend", "daily", "hourly", "realTime"] as const;
/** What agents of these types are paid by, of any wager; a dividend counts downlines that have a contract otherwise. */
const COUNTED = { daily: "validBet", hourly: "validBet", realTime: "stake" } as const;

const microOf = (lines: readonly Line[]) => lines.reduce((sum, { micro }) => sum + BigInt(micro), 0n);
const amountOf = (statements: readonly Statement[]) => sumOf(statements, ({ amount }) => amount);

/** What the walk over every wager finds that a statement counts. */
function countedByHand(
  { facts }: Trial,
  agreed: readonly Agreed[],
  agent: string,
  { type, startsAt, endsAt }: Statement,
): bigint | undefined {
  if (type === "dividend") return undefined;
  const running = agreed.filter((one) => one.type === type && one.startsAt <= startsAt && one.endsAt >= endsAt);
  const own = running.find(({ memberId }) => memberId === agent);
  const counted = facts.filter(
    (fact) =>
      own !== undefined &&
      countsFor(own, fact, running) &&
      (fact.countsAt ?? Infinity) >= startsAt &&
      (fact.countsAt ?? Infinity) < endsAt &&
      (type !== "realTime" || fact.status !== "tie"),
  );
  return counted.reduce((sum, fact) => sum + fact[COUNTED[type]], 0n);
}

/** One statement opened: the sums of its lines, and of the wagers of each line, beside the figures that they explain. */
async function open(client: Client, { id, type, amount }: Statement) {
  const { base } = await client.read("income.get", { id });
  const { rows: lines, totals } = await whole(async (place) => await client.read("income.lines", { id, ...place }));
  const explained: (readonly [bigint, bigint])[] = [
    [minorOf(amount), minorOf(totals.amount)],
    [minorOf(amount) * 1_000_000n, microOf(lines)],
    [minorOf(base), sumOf(lines, (line) => line.base)],
  ];
  let wagers = 0n;
  for (const { line, gameType, statement, base: ofLine } of lines) {
    const { rows, totals: counted } = await whole(async (place) => await client.read("income.wagers", { id, line, ...place }));
    if (statement !== null) explained.push([minorOf(ofLine), minorOf((await client.read("income.get", { id: statement })).base)]);
    if (gameType === null) continue;
    wagers += minorOf(counted.counted);
    explained.push([minorOf(ofLine), minorOf(counted.counted)], [BigInt(rows.length), BigInt(counted.count)]);
    explained.push([minorOf(counted.counted), sumOf(rows, (wager) => wager.counted)]);
  }
  return {
    wagers: type === "dividend" ? undefined : wagers,
    explained,
    downlines: lines.flatMap(({ statement }) => statement ?? []),
  };
}

/** The statements that an upline's own dividend of the same window counts: where branches are kept apart, by the base of each. */
async function countedBelow(client: Client, own: readonly Statement[], paid: readonly Statement[]): Promise<string[]> {
  const windows = new Set(own.flatMap(({ type, startsAt }) => (type === "dividend" ? [startsAt] : [])));
  const below = paid.filter(({ type, startsAt }) => type === "dividend" && windows.has(startsAt));
  const bases = await Promise.all(below.map(async ({ id }) => minorOf((await client.read("income.get", { id })).base)));
  return below.flatMap(({ id }, place) => (bases[place] === 0n ? [] : [id]));
}

async function listAll(client: Client, way: "received" | "paid") {
  return await whole(async (place) => await client.read("income.list", { way, ...place }));
}

it.each(Array.from({ length: count }, (_, index) => `${first} ${index}`))(
  "opens the income of every agent of a random tree to days, statements, lines and wagers whose sums agree (seed %s)",
  { timeout: 300_000 },
  async (seed) => {
    const trial = await Trial.open(newWorld, seed);
    await playThrough(trial);
    const agreed = trial.versions.all;
    const received = new Map<string, bigint>();
    const paid = new Map<string, bigint>();
    for (const person of trial.people) {
      const client = clientOf(trial.world, await signIn(trial.world, person));
      const days = await whole(async (place) => await client.read("income.days", { ...place }));
      const { rows: statements, totals } = await listAll(client, "received");
      expect([totals.count, minorOf(totals.amount)], seed).toEqual([statements.length, amountOf(statements)]);
      expect([days.totals.statements, days.totals.total], seed).toEqual([totals.count, totals.amount]);
      for (const { day, ...sums } of days.rows) {
        const of = (await whole(async (place) => await client.read("income.list", { from: day, to: day, ...place }))).rows;
        expect([sums.statements, minorOf(sums.total)], seed).toEqual([of.length, amountOf(of)]);
        for (const type of TYPES)
          expect(minorOf(sums[type]), seed).toBe(amountOf(of.filter((statement) => statement.type === type)));
      }
      expect(
        sumOf(days.rows, ({ total }) => total),
        seed,
      ).toBe(minorOf(totals.amount));
      const downlinesOpened: string[] = [];
      for (const statement of statements) {
        const { explained, wagers, downlines } = await open(client, statement);
        for (const [figure, sum] of explained) expect([statement.id, sum], seed).toEqual([statement.id, figure]);
        expect([statement.id, wagers], seed).toEqual([statement.id, countedByHand(trial, agreed, person.id, statement)]);
        downlinesOpened.push(...downlines);
        if (statement.account !== null) received.set(statement.id, minorOf(statement.amount));
      }
      const paidOut = (await listAll(client, "paid")).rows;
      for (const { id, amount } of paidOut) paid.set(id, minorOf(amount));
      const counted = trial.netted ? [] : await countedBelow(client, statements, paidOut);
      expect(new Set(downlinesOpened), seed).toEqual(new Set(counted));
    }
    // What the levels above pay is what the levels below receive.
    expect(paid, seed).toEqual(received);
    expect(received.size, seed).toBeGreaterThan(10);
  },
);
