import { beforeAll, describe, expect, it } from "vitest";
import type { Client } from "@baize/api/client/client";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import { clientFor } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { addMember, type TestMember } from "../../../../test/harness/member.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { asProduct } from "../../../../test/harness/record-statements.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { postBatch } from "../../../ledger/post-batch.ts";
import type { Posting } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { accountPathOf } from "@baize/domain/agents/account-path";
import { minorOf } from "@baize/domain/money/amount";
import { ADAPTERS } from "../../../seed/brands.ts";
import { SeededRandom } from "../../../seed/random.ts";
import { rollUpDays } from "../team-days/roll-up-days.ts";

const newWorld = testDatabase();
const random = new SeededRandom(process.env.SEED ?? "profit-loss");

type Report = OutputOf<"teamReports.profitLoss">;
type Row = Report["items"][number];
const FIGURES = ["deposits", "withdrawals", "validBet", "payout", "winLoss", "rebates", "bonuses", "commission", "net"] as const;
type Figure = (typeof FIGURES)[number];
type Sums = Record<Figure, bigint>;

interface Person extends TestMember {
  path: readonly string[];
}
/** What happened to one person, and the path of its moment. */
interface Line {
  readonly id: string;
  readonly path: readonly string[];
  readonly sums: Partial<Sums>;
}

let world: World;
let client: Client;
let top: Person;
const people: Person[] = [];
const lines: Line[] = [];

const minor = ({ amount }: { readonly amount: string }) => BigInt(amount.replace(".", ""));
const none = (): Sums => Object.fromEntries(FIGURES.map((figure) => [figure, 0n])) as Sums;
const add = (one: Sums, two: Partial<Sums>) => {
  for (const figure of FIGURES) one[figure] += two[figure] ?? 0n;
  return one;
};
const toSums = (row: Record<Figure, { readonly amount: string }>) =>
  Object.fromEntries(FIGURES.map((figure) => [figure, minor(row[figure])])) as Sums;

async function post(
  { owner }: Person,
  amount: bigint,
  postings: readonly (Posting & { readonly ref?: string })[],
): Promise<void> {
  await transact(world.system.db, async (tx) => {
    const moves = postings.map((posting) => ({ ref: newId(), ...posting, owner, amount }));
    await postBatch(runIn(tx), world.system.now(), moves);
  });
}

async function bet({ id, path, username }: Person, stake: bigint): Promise<Partial<Sums>> {
  const payout = random.chance(0.4) ? stake * 3n : 0n;
  const { rows } = await runIn(world.system.db)("select path_version from members where id = $1", [id]);
  await runIn(world.system.db)(
    `insert into bets (member_id, id, brand, provider, round_id, game_id, game_code, currency, stake, payout, valid_bet, status, path,
      path_version, placed_at, settled_at) values ($1, $2, $3, 'sandbox', $4, 'test.slot', 'slot', $5, $6, $7, $6, $8, $9, $10, $11, $11)`,
    [
      id,
      newId(),
      world.brand,
      `${username}_${newId()}`,
      world.currency,
      stake.toString(),
      payout.toString(),
      payout > 0n ? "won" : "lost",
      `{${path.join(",")}}`,
      rows[0]?.path_version,
      world.system.now().toISOString(),
    ],
  );
  return { validBet: stake, payout, winLoss: payout - stake, net: payout - stake };
}

const CLEARING = { clearing: ADAPTERS[0] };
/** One thing that may happen to a person. */
async function happen(who: Person): Promise<void> {
  world.advance(60_000);
  const amount = BigInt(random.between(1, 99)) * 100n;
  const acts: (() => Promise<Partial<Sums>>)[] = [
    async () => await bet(who, amount),
    async () => {
      await post(who, amount, [{ posting: "deposit", refs: CLEARING }]);
      return { deposits: amount };
    },
    async () => {
      await post(who, amount, [
        { posting: "deposit", refs: CLEARING },
        { posting: "withdraw-hold" },
        { posting: "withdraw-paid", refs: CLEARING },
      ]);
      return { deposits: amount, withdrawals: amount };
    },
    async () => {
      await post(who, amount, [{ posting: "reward", ref: "rebate/2026-12-01" }]);
      return { rebates: amount, net: amount };
    },
    async () => {
      await post(who, amount, [{ posting: "bonus-grant" }, { posting: "bonus-release" }]);
      return { bonuses: amount, net: amount };
    },
    async () => {
      await post(who, amount, [{ posting: "settlement-paid" }]);
      return { commission: amount, net: amount };
    },
  ];
  const sums = await random.pick(acts as [(typeof acts)[number], ...typeof acts])();
  lines.push({ id: who.id, path: who.path, sums });
}

function oneOf<T>(items: readonly T[]): T {
  const item = items[random.between(0, items.length - 1)];
  if (item === undefined) throw new RangeError("There is nothing to choose from");
  return item;
}

beforeAll(async () => {
  world = await newWorld();
  for (let index = 0; index < 12; index += 1) {
    const above = index === 0 ? undefined : oneOf(people.filter(({ path }) => path.length < 4));
    const path = above ? [...above.path, above.id] : [];
    people.push({ ...(await addMember(world, 0n, { kind: index === 0 ? 1 : 2, uplineId: above?.id ?? null, path })), path });
  }
  const [first] = people;
  if (!first) throw new Error("There is no tree");
  top = first;
  for (let turn = 0; turn < 3; turn += 1) {
    for (let count = 0; count < 25; count += 1) await happen(oneOf(people));
    // One of them moves directly below the top, with all members below.
    const moved = oneOf(people.filter(({ path }) => path.length > 1));
    world.advance(60_000);
    const answer = await operateByTwo(world, "members move", {
      brand: world.brand,
      member: moved.username,
      under: top.username,
      reason: "At random",
    });
    if (!answer.ok) throw new Error(answer.says);
    const former = moved.path.length;
    for (const one of people) if (one === moved || one.path.includes(moved.id)) one.path = [top.id, ...one.path.slice(former)];
    world.advance(60_000);
  }
  for (let count = 0; count < 25; count += 1) await happen(oneOf(people));
  client = await clientFor(world, top);
});

const read = async (input: InputOf<"teamReports.profitLoss"> = {}) => await client.read("teamReports.profitLoss", input);
async function readPages(input: InputOf<"teamReports.profitLoss">): Promise<Report[]> {
  const pages = [await read(input)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await read({ ...input, cursor: next }));
  return pages;
}
const idOf = (account: string) => people.find(({ username }) => username === account)?.id ?? "";
const earlier = (one: Row, two: Row) => (one.account < two.account ? -1 : 1);
const byLaterId = (one: Row, two: Row) => (idOf(one.account) > idOf(two.account) ? -1 : 1);
const moreBet = (one: Row, two: Row) => Number(minorOf(two.validBet) - minorOf(one.validBet)) || byLaterId(one, two);

/** Walks every line for one way down the team: the sums of its last account alone, and of each branch directly below. */
function reference(reader: Person, way: readonly string[] = []): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const { id, path, sums: one } of lines) {
    const below = [...path, id].slice(path.indexOf(reader.id) + 1);
    if (!path.includes(reader.id) || way.some((step, index) => below[index] !== step)) continue;
    const head = below[way.length] ?? id;
    sums.set(head, add(sums.get(head) ?? none(), one));
  }
  return sums;
}

const byId = (items: readonly Row[]) => new Map(items.map((row) => [idOf(row.account), toSums(row)]));

describe("profit and loss in a random tree with moves", () => {
  it("agrees at every level with a walk over every line, and with the row above", async () => {
    let levels = 0;
    const check = async (names: readonly string[], above: Sums): Promise<void> => {
      levels += 1;
      const { items, totals, trail } = await read(names.length > 0 ? { under: accountPathOf(names) } : {});
      expect(trail.map(({ account }) => account)).toEqual(names);
      expect(byId(items)).toEqual(reference(top, names.map(idOf)));
      expect(totals && toSums(totals)).toEqual(items.reduce((sum, row) => add(sum, toSums(row)), none()));
      expect(totals && toSums(totals)).toEqual(above);
      for (const row of items.filter(({ hasTeam }) => hasTeam)) await check([...names, row.account], toSums(row));
    };
    await check([], [...reference(top).values()].reduce(add, none()));
    expect(levels).toBeGreaterThan(3);
  });

  it("opens each figure to lines that sum to it", async () => {
    const { items } = await read();
    const first = items.find(({ hasTeam }) => hasTeam)?.account ?? "";
    const below = (await read({ under: accountPathOf([first]) })).items;
    const rows = [
      ...items.map((row) => ({ row, names: [row.account] })),
      ...below.map((row) => ({ row, names: [first, row.account] })),
    ];
    for (const { row, names } of rows) {
      const whose = { account: accountPathOf(row.account === first ? [first] : names), reach: row.reach };
      const { totals } = await client.read("teamReports.bets", whose);
      expect(totals).toMatchObject({ validBet: row.validBet, payout: row.payout, net: row.winLoss });
      for (const [type, figure] of [
        ["deposit", row.deposits],
        ["withdrawal", row.withdrawals],
        ["rebate", row.rebates],
        ["bonus", row.bonuses],
        ["commission", row.commission],
      ] as const) {
        const page = await client.read("teamReports.transactions", { ...whose, type, limit: 100 });
        const net = minor(page.totals?.net ?? { amount: "0.00" });
        expect(type === "withdrawal" ? -net : net).toBe(minor(figure));
        expect(page.items.reduce((sum, { amount }) => sum + minor(amount), 0n)).toBe(net);
        expect(page.items).toHaveLength(page.totals?.count ?? -1);
      }
    }
  });

  it("reads page by page, the account's own row first, and of chosen days", async () => {
    const { items } = await read();
    const under = items.find(({ hasTeam }) => hasTeam)?.account;
    for (const of of [{}, { under }]) {
      const pages = await readPages({ ...of, limit: 1 });
      expect(pages.map(({ totals }) => totals === null)).toEqual(pages.map((_, index) => index > 0));
      expect(pages.flatMap((page) => page.items)).toEqual((await read(of)).items);
    }
    const [own] = (await read({ under })).items;
    expect([own?.account, own?.reach]).toEqual([under, "person"]);
    expect((await read({ from: "2001-01-01", to: "2001-01-02" })).items).toEqual([]);
  });

  it("is sorted from stored sums, also below a head who was elsewhere before", async () => {
    await asProduct(async () => await rollUpDays(world.system.db));
    const { items } = await read();
    for (const of of [{}, ...items.filter(({ hasTeam }) => hasTeam).map(({ account }) => ({ under: account }))]) {
      const whole = (await read(of)).items;
      const own = whole.filter(({ reach }) => reach === "person");
      const others = whole.filter(({ reach }) => reach !== "person");
      const byBet = await readPages({ ...of, sort: "validBet", direction: "descending", limit: 2 });
      expect(byBet.flatMap((page) => page.items)).toEqual([...own, ...others.toSorted(moreBet)]);
      const byAccount = await readPages({ ...of, sort: "account", direction: "ascending", limit: 2 });
      expect(byAccount.flatMap((page) => page.items)).toEqual([...own, ...others.toSorted(earlier)]);
    }
  });

  it("counts a line in the team of its moment", async () => {
    for (const reader of people.slice(1)) {
      const { items } = await (await clientFor(world, reader)).read("teamReports.profitLoss", {});
      expect(byId(items)).toEqual(reference(reader));
    }
  });
});

const code = async (asked: Promise<unknown>) => (await refusal(asked)).code;

describe("the reports of money", () => {
  it("refuse an account outside the team, an invented cursor, and a member who is no agent", async () => {
    const stranger = await addMember(world, 0n, { kind: 1 });
    const player = await addMember(world, 0n, { uplineId: top.id, path: [top.id] });
    for (const under of [stranger.username, top.username, "no_such_name", "/", "/no_such_name", `/${top.username}`]) {
      expect(await code(read({ under }))).toBe("auth.user_unknown");
      expect(await code(client.read("teamReports.transactions", { account: under }))).toBe("auth.user_unknown");
    }
    expect(await code(read({ cursor: "bm90aGluZw" }))).toBe("input.bad_cursor");
    expect(await code(client.read("teamReports.transactions", { cursor: "bm90aGluZw" }))).toBe("input.bad_cursor");
    const theirs = await clientFor(world, player);
    expect(await code(theirs.read("teamReports.profitLoss", {}))).toBe("auth.not_agent");
    expect(await code(theirs.read("teamReports.transactions", {}))).toBe("auth.not_agent");
    expect((await (await clientFor(world, stranger)).read("teamReports.transactions", {})).items).toEqual([]);
  });

  it("list the money of the team, newest first, page by page, by kind and level", async () => {
    const all = await client.read("teamReports.transactions", { limit: 100 });
    expect(all.items.map(({ at }) => at)).toEqual(all.items.map(({ at }) => at).toSorted((one, two) => two - one));
    // Bets, what they paid, and moves between a person's own wallets are not among them.
    expect(new Set(all.items.map(({ type }) => type))).toEqual(
      new Set(["deposit", "withdrawal", "rebate", "bonus", "commission"]),
    );
    const first = await client.read("teamReports.transactions", { limit: 3 });
    const second = await client.read("teamReports.transactions", { limit: 3, cursor: first.next ?? "" });
    expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 6));
    expect(second.totals).toBeNull();
    const level = await client.read("teamReports.transactions", { level: 1, limit: 100 });
    expect(level.items).toEqual(all.items.filter((item) => item.level === 1));
  });
});
