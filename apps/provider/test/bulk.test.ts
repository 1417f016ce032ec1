import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { TableState } from "../src/play/contract.ts";
import { journalLine } from "../src/rounds/records.ts";
import { intent, minor, started } from "./door.ts";
import type { Fault } from "./fake-server.ts";
import { world, type World } from "./world.ts";

const GAME = "dragontiger-0-3-silver-dragon-tiger";
const PLAYERS = 20;
/** One of the three spots always pays. */
const BET = { choice: "dragon:10 tie:10 tiger:10", stake: "30.00" };
const STAKE = 3000n;
const ALL_STAKES = STAKE * BigInt(PLAYERS);
const BALANCE = 1_000_000n;

type Vendor = Awaited<ReturnType<typeof started>>;

async function started20(existing?: World): Promise<Vendor> {
  const all = existing ?? (await world());
  if (!existing) all.server.wallet.balance = BALANCE;
  return await started({ world: all });
}

/** So many calls are under way at once: while the first ones have no answer, the others wait together. */
const AT_ONCE = 8;

/** Holds up the first calls of an operation, until each player's round is in this state on disk and the other calls wait. */
function hold({ server, folder }: Vendor, operation: "bet" | "win", rest: Partial<Fault> = {}, ...later: Fault[]) {
  const { promise: until, resolve } = Promise.withResolvers<void>();
  server.fail(operation, ...Array.from({ length: AT_ONCE }, () => ({ until, ...rest })), ...later);
  const state = { bet: "betting", win: "taken" }[operation];
  const waiting = async () => {
    const lines = (await readFile(join(folder, "journal.jsonl"), "utf8")).trim().split("\n");
    const records = lines.flatMap((line) => journalLine.parse(JSON.parse(line)));
    return new Set(records.flatMap((each) => (each.kind === "round" && each.state === state ? [each.id] : []))).size;
  };
  return async () => {
    await expect.poll(waiting, { timeout: 30_000 }).toBe(PLAYERS);
    resolve();
  };
}

/** Players at one table whose bets are open. */
async function seated(vendor: Vendor) {
  const players: { readonly key: string; readonly id: string; readonly table: TableState }[] = [];
  for (let number = 0; number < PLAYERS; number += 1) {
    vendor.server.wallet.member = `member-${String(number).padStart(4, "0")}`;
    const { key, table } = await vendor.open(GAME);
    if (!table) throw new Error(`${GAME} has no table`);
    players.push({ key, id: intent(), table });
  }
  const bet = async ({ key, id, table }: (typeof players)[number]) =>
    (await vendor.post("bet", { intent: id, round: table.round, ...BET }, key)).body;
  const placeEach = async () => {
    for (const player of players) expect((await bet(player)).phase).toBe("placed");
  };
  const placeAtOnce = async () => await Promise.all(players.map(bet));
  /** Moves the clock to the result. */
  const showResult = () => vendor.pass((players[0]?.table.resultAt ?? 0) - vendor.clock());
  return { players, placeEach, placeAtOnce, showResult };
}

type Player = Awaited<ReturnType<typeof seated>>["players"][number];

/** The bets of these players once each of them is over. */
async function over({ post }: Vendor, players: readonly Player[]) {
  const one = async ({ key, id }: Player) => (await post("round", { intent: id }, key)).body;
  for (;;) {
    const bets = await Promise.all(players.map(one));
    if (bets.every(({ phase }) => phase !== "placed" && phase !== "pending")) return bets;
  }
}

const callsOf = ({ server }: Vendor, operation: string) => server.calls.filter((call) => call.operation === operation);
const paidIds = (vendor: Vendor) => new Set(callsOf(vendor, "win").map(({ transactionId }) => transactionId));

async function expectAllPaidOnce(vendor: Vendor, players: readonly Player[]): Promise<void> {
  const bets = await over(vendor, players);
  expect(new Set(bets.map(({ phase }) => phase))).toEqual(new Set(["settled"]));
  const won = minor(bets[0]?.win) * BigInt(PLAYERS);
  const { wallet } = vendor.server;
  expect([wallet.sum("bet"), wallet.sum("win"), wallet.balance]).toEqual([ALL_STAKES, won, BALANCE - ALL_STAKES + won]);
  expect(paidIds(vendor).size).toBe(PLAYERS);
  await expect.poll(() => new Set(wallet.ended.map(({ roundId }) => roundId)).size).toBe(PLAYERS);
}

describe("a table of many players", () => {
  it("pays them by calls in bulk", async () => {
    const vendor = await started20();
    const { players, placeEach, showResult } = await seated(vendor);
    await placeEach();
    expect(callsOf(vendor, "bulk")).toEqual([]);
    const release = hold(vendor, "win");
    showResult();
    await release();
    await expectAllPaidOnce(vendor, players);
    expect(callsOf(vendor, "win")).toHaveLength(PLAYERS);
    expect(callsOf(vendor, "bulk").length).toBeGreaterThan(0);
  });

  it.each<[string, Fault]>([
    ["the answer of a bulk is lost", { lose: "after" }],
    ["a bulk never arrives", { lose: "before" }],
    ["the platform fails after a bulk", { error: "after" }],
    ["the platform takes no bulk", { refuse: "maintenance", status: 503 }],
    ["the body of a bulk is refused as a whole", { refuse: "invalid" }],
  ])("pays each of them once when %s", async (_, fault) => {
    const vendor = await started20();
    const { players, placeEach, showResult } = await seated(vendor);
    await placeEach();
    const release = hold(vendor, "win");
    vendor.server.fail("bulk", fault);
    showResult();
    await release();
    await expectAllPaidOnce(vendor, players);
    expect(callsOf(vendor, "bulk").length).toBeGreaterThan(0);
    expect(vendor.warnings).toEqual([]);
  });

  it("pays the others when the platform refuses one win of a bulk, and warns of that one alone", async () => {
    const vendor = await started20();
    const { players, placeEach, showResult } = await seated(vendor);
    await placeEach();
    const release = hold(vendor, "win", {}, {}, { refuse: "not_found" });
    showResult();
    await release();
    const bets = await over(vendor, players);
    expect(bets.filter(({ phase }) => phase === "stuck")).toHaveLength(1);
    expect(bets.filter(({ phase }) => phase === "settled")).toHaveLength(PLAYERS - 1);
    expect(vendor.server.wallet.sum("win")).toBe(minor(bets.find(({ phase }) => phase === "settled")?.win) * BigInt(PLAYERS - 1));
    expect(callsOf(vendor, "bulk").length).toBeGreaterThan(0);
    expect(vendor.warnings).toEqual([expect.stringContaining("the platform answered not_found in state taken")]);
  });

  it("pays the others of a bulk when one win of it always fails", async () => {
    const vendor = await started20();
    const { players, placeEach, showResult } = await seated(vendor);
    await placeEach();
    const bets = callsOf(vendor, "bet").map(({ transactionId = "" }) => transactionId);
    const release = hold(vendor, "win");
    vendor.server.fail("bulk", { breakAt: 1 });
    showResult();
    await release();
    await expect.poll(() => vendor.server.broken.size).toBe(1);
    const [broken = ""] = vendor.server.broken;
    const others = players.filter((_, place) => bets[place] !== broken.replace(/\.win$/, ".bet"));
    expect(others).toHaveLength(PLAYERS - 1);
    const paid = await over(vendor, others);
    expect(new Set(paid.map(({ phase }) => phase))).toEqual(new Set(["settled"]));
    expect(vendor.server.wallet.sum("win")).toBe(minor(paid[0]?.win) * BigInt(PLAYERS - 1));
    const tries = callsOf(vendor, "win").filter(({ transactionId }) => transactionId === broken);
    expect(tries.length).toBeGreaterThan(1);
    expect(tries.filter(({ inBulk }) => inBulk)).toHaveLength(1);
    vendor.server.broken.clear();
    await expectAllPaidOnce(vendor, players);
  });

  it("repeats a win of a bulk that the platform refuses for now, and no other one", async () => {
    const vendor = await started20();
    const { players, placeEach, showResult } = await seated(vendor);
    await placeEach();
    const release = hold(vendor, "win", {}, {}, { refuse: "stale" });
    showResult();
    await release();
    await expectAllPaidOnce(vendor, players);
    expect(callsOf(vendor, "win")).toHaveLength(PLAYERS + 1);
  });

  it.each(["before", "after"] as const)(
    "pays each of them once when the vendor dies %s its bulks are carried out",
    async (lose) => {
      const first = await started20();
      const { players, placeEach, showResult } = await seated(first);
      await placeEach();
      const forAWhile = Array.from({ length: 10_000 }, () => ({ lose }));
      first.server.fail("bulk", ...forAWhile);
      const release = hold(first, "win", { lose: "after" }, ...forAWhile);
      showResult();
      await release();
      await expect.poll(() => callsOf(first, "bulk").length).toBeGreaterThan(0);
      const onDisk = await readFile(join(first.folder, "journal.jsonl"));
      await first.provider.close();
      await writeFile(join(first.folder, "journal.jsonl"), onDisk);
      first.server.clearFaults();
      const second = await started20(first);
      expect(second.provider.recovered).toBe(PLAYERS);
      second.pass(first.clock() - second.clock());
      await expectAllPaidOnce(second, players);
    },
  );

  it("takes each of many bets at once, and one stake of each when the answer of a bulk is lost", async () => {
    const vendor = await started20();
    const { players, placeAtOnce, showResult } = await seated(vendor);
    const release = hold(vendor, "bet");
    vendor.server.fail("bulk", { lose: "after" });
    const placing = placeAtOnce();
    await release();
    expect(new Set((await placing).map(({ phase }) => phase))).toEqual(new Set(["placed"]));
    expect(callsOf(vendor, "bulk").length).toBeGreaterThan(0);
    expect(vendor.server.wallet.sum("bet")).toBe(ALL_STAKES);
    showResult();
    await expectAllPaidOnce(vendor, players);
  });

  it("refuses the bet of a bulk that the platform refuses, and takes the others", async () => {
    const vendor = await started20();
    const { placeAtOnce } = await seated(vendor);
    const release = hold(vendor, "bet", {}, {}, { refuse: "insufficient" });
    const placing = placeAtOnce();
    await release();
    const bets = await placing;
    expect(callsOf(vendor, "bulk").length).toBeGreaterThan(0);
    expect(bets.filter(({ phase }) => phase === "refused").map(({ code }) => code)).toEqual(["insufficient"]);
    expect(bets.filter(({ phase }) => phase === "placed")).toHaveLength(PLAYERS - 1);
    expect(vendor.server.wallet.sum("bet")).toBe(ALL_STAKES - STAKE);
  });
});
