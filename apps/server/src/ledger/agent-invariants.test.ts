import { beforeAll, expect, it } from "vitest";
import { AgentTree, daily, weekly } from "../../test/harness/agent-tree.ts";
import { type Damage as OneDamage, readDamaged } from "../../test/harness/damage.ts";
import { giveCommission, takeCommission } from "../../test/harness/pay.ts";
import { playerBelow, playRound, settle } from "../../test/harness/play.ts";
import { testDatabase } from "../../test/harness/test-database.ts";
import type { World } from "../../test/harness/world.ts";
import { AGENT_INVARIANTS } from "./agent-invariants.ts";

const newWorld = testDatabase();

const HOUR = 3_600_000;
const MONDAY = Date.parse("2026-11-30T10:00:00Z");
const WEEK = 168 * HOUR;

const HOURS = "The hours of play are the sums of the facts that were counted";
const RUN = "The statements of a run sum to what it says, and each is of its window";
const LINES = "The lines of a statement sum to its amount";
const TWICE = "No member is paid twice for one time by contracts of one type";
const MOVED = "Each statement that is paid moved its amount once, and no other did";
const GUARANTEE = "The guarantee of an upline is what it paid, less what was repaid";

let world: World;

/** Salaries of two days, and a dividend that the guarantee paid; its payer has repaid a part, and a further bill is due. */
beforeAll(async () => {
  world = await newWorld();
  const tree = await AgentTree.open(world);
  const { top, middle } = tree;
  await tree.moveTo(MONDAY - 100 * HOUR);
  const player = await playerBelow(world, [top, middle]);
  await tree.brandContract(weekly(400_000));
  await tree.agree(top, middle, weekly(300_000));
  await tree.brandContract(daily(10_000));
  for (const time of [MONDAY, MONDAY + 24 * HOUR]) {
    await tree.moveTo(time);
    await playRound(world, player, "100.00");
  }
  await tree.moveTo(MONDAY + WEEK);
  await settle(world);
  await takeCommission(world, top);
  await playRound(world, player, "100.00");
  await tree.moveTo(MONDAY + WEEK + 72 * HOUR);
  await settle(world);
  await giveCommission(world, top, 1000n);
  await tree.moveTo(MONDAY + 2 * WEEK);
  await settle(world);
});

interface Damage extends OneDamage {
  readonly what: string;
  readonly finds: readonly string[];
}

/** What the check finds after a damage. */
const foundAfter = async (damage: OneDamage): Promise<string[]> =>
  await readDamaged(world, damage, async (_run, tx) => {
    const names: string[] = [];
    for (const { name, breaches } of AGENT_INVARIANTS) if ((await tx.execute(breaches)).rows.length > 0) names.push(name);
    return names;
  });

/** The oldest row of a kind. */
const oldest = (where: string) =>
  `(member_id, run_id) in (select member_id, run_id from settlement_statements where ${where} order by window_start limit 1)`;
const statement = (set: string, where: string) => `update settlement_statements set ${set} where ${oldest(where)}`;
const oneTransfer = (kind: string) => `(member_id, id) in (select member_id, id from transfers where kind = '${kind}' limit 1)`;
const withText = (change: string) => `text = ${change}`;

const DAMAGES: readonly Damage[] = [
  {
    what: "an hour that was changed",
    table: "play_hours",
    statement: "update play_hours set valid_bet = valid_bet + 1 where hour = (select min(hour) from play_hours)",
    finds: [HOURS],
  },
  {
    what: "an hour that counts a fact under another version of the path",
    table: "play_hours",
    statement: "update play_hours set version = version + 1 where hour = (select min(hour) from play_hours)",
    finds: [HOURS],
  },
  {
    what: "an hour that is gone",
    table: "play_hours",
    statement: "delete from play_hours where hour = (select min(hour) from play_hours)",
    finds: [HOURS],
  },
  {
    what: "a sum of a run that was changed",
    table: "settlement_runs",
    statement: "update settlement_runs set amount = amount - 1 where id = (select min(id::text)::uuid from settlement_runs)",
    finds: [RUN],
  },
  {
    what: "a statement too many in the count of a run",
    table: "settlement_runs",
    statement:
      "update settlement_runs set statements = statements + 1 where id = (select min(id::text)::uuid from settlement_runs)",
    finds: [RUN],
  },
  {
    what: "a statement that is due and gone",
    table: "settlement_statements",
    statement: `delete from settlement_statements where ${oldest("state = 'due'")}`,
    finds: [RUN],
  },
  {
    what: "a statement of another window than its run",
    table: "settlement_statements",
    statement: statement("window_end = window_end - interval '1 hour'", "type = 'daily'"),
    finds: [RUN],
  },
  {
    what: "a line of a statement that was changed",
    table: "settlement_statements",
    statement: statement(
      withText(
        `jsonb_set(text::jsonb, '{lines,0,micro}', to_jsonb(((text::jsonb -> 'lines' -> 0 ->> 'micro')::bigint + 1)::text))::text`,
      ),
      "type = 'daily'",
    ),
    finds: [LINES],
  },
  {
    what: "an amount in the text of a statement that was changed",
    table: "settlement_statements",
    statement: statement(withText(`jsonb_set(text::jsonb, '{amount}', to_jsonb((amount + 1)::text))::text`), "type = 'daily'"),
    finds: [LINES],
  },
  {
    what: "an amount of a statement that was changed",
    table: "settlement_statements",
    statement: statement("amount = amount + 1", "state = 'due'"),
    finds: [RUN, LINES],
  },
  {
    what: "a window that begins before the former ended",
    table: "settlement_statements",
    statement: statement(
      "window_start = window_start - interval '1 second'",
      "type = 'daily' and window_start > (select min(window_start) from settlement_statements where type = 'daily')",
    ),
    finds: [RUN, TWICE],
  },
  {
    what: "a statement that is paid, and moved nothing",
    table: "settlement_statements",
    statement: statement("state = 'paid'", "state = 'due'"),
    finds: [MOVED],
  },
  {
    what: "a statement that moved its amount, and is not paid",
    table: "settlement_statements",
    statement: statement("state = 'computed'", "state = 'paid'"),
    finds: [MOVED],
  },
  {
    what: "a payment of another amount",
    table: "transfers",
    statement: `update transfers set amount = amount + 1 where ${oneTransfer("settlement-received")}`,
    finds: [MOVED],
  },
  {
    what: "a payment that was made twice",
    table: "transfers",
    statement: `insert into transfers select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid()))).* from transfers t
      where ${oneTransfer("settlement-paid")}`,
    finds: [MOVED],
  },
  {
    what: "a payment that is gone",
    table: "transfers",
    statement: `delete from transfers where ${oneTransfer("settlement-paid")}`,
    finds: [MOVED],
  },
  {
    what: "a debt that was made smaller",
    table: "accounts",
    statement: "update accounts set balance = balance + 1 where kind = 'guarantee' and balance < 0",
    finds: [GUARANTEE],
  },
  {
    what: "a part of the guarantee that a statement does not tell",
    table: "settlement_statements",
    statement: statement("from_guarantee = from_guarantee - 1", "from_guarantee > 0"),
    finds: [GUARANTEE],
  },
  {
    what: "a repayment that is gone",
    table: "transfers",
    statement: `delete from transfers where ${oneTransfer("guarantee-repaid")}`,
    finds: [GUARANTEE],
  },
];

it("finds nothing where nothing is damaged", async () => {
  expect(await foundAfter({ table: "settlement_marks", statement: "update settlement_marks set closed_to = closed_to" })).toEqual(
    [],
  );
});

it.each(DAMAGES)("finds $what", async ({ finds, ...damage }) => {
  expect(await foundAfter(damage)).toEqual(finds);
});
