import { describe, expect, it } from "vitest";
import type { Fault } from "./fake-server.ts";
import { TIMEOUT, type Seat, world, type World } from "./world.ts";

const STAKE = 2000n;
const START = 100_000n;
const minor = (text: string): bigint => BigInt(text.replace(".", ""));

/** The wallet's balance must be the start, less stakes, plus wins, plus refunds, whatever failed in between. */
function expectBooks({ server }: World, bets: bigint, wins: bigint, back: bigint): void {
  const { wallet } = server;
  expect({ bets: wallet.sum("bet"), wins: wallet.sum("win"), back: wallet.sum("rollback"), balance: wallet.balance }).toEqual({
    bets,
    wins,
    back,
    balance: START - bets + wins + back,
  });
}

async function seated(): Promise<{ all: World; seat: Seat }> {
  const all = await world();
  return { all, seat: await all.sit() };
}

const operations = ({ server }: World) => server.calls.map((call) => call.operation);
const transactionIdsOf = ({ server }: World, operation: string) =>
  new Set(server.calls.filter((call) => call.operation === operation).map((call) => call.transactionId));

describe("a round without faults", () => {
  it("with a prize makes one bet, one win and one end-round call, and has the wallet's balance", async () => {
    const { all, seat } = await seated();
    await seat.aim(true);
    const round = await seat.rest(await seat.spin());
    expect(round.state).toBe("done");
    expect(operations(all)).toEqual(["bet", "win", "endRound"]);
    expectBooks(all, STAKE, minor(round.win), 0n);
    expect(minor(round.balance ?? "")).toBe(all.server.wallet.balance);
    expect(all.server.wallet.ended).toEqual([{ roundId: round.id, status: "settled" }]);
  });

  it("without a prize makes no win call", async () => {
    const { all, seat } = await seated();
    await seat.aim(false);
    const round = await seat.rest(await seat.spin());
    expect([round.state, round.win]).toEqual(["done", "0.00"]);
    expect(operations(all)).toEqual(["bet", "endRound"]);
    expectBooks(all, STAKE, 0n, 0n);
  });

  it("increases its nonce by one for each taken bet", async () => {
    const { seat } = await seated();
    const first = (await seat.rounds.seeds(seat.session.member)).nonce;
    const rounds = [await seat.spin(), await seat.spin(), await seat.spin()];
    expect(rounds.map((round) => round.nonce)).toEqual([first, first + 1, first + 2]);
  });
});

describe("one intent is one round", () => {
  it("when it is sent many times at once", async () => {
    const { all, seat } = await seated();
    await seat.aim(true);
    const rounds = await Promise.all(Array.from({ length: 6 }, () => seat.spin("intent-of-one-press")));
    expect(new Set(rounds.map((round) => round.id)).size).toBe(1);
    await seat.spin("intent-of-one-press");
    await seat.rest(rounds[0] ?? (await seat.spin()));
    expectBooks(all, STAKE, minor(rounds[0]?.win ?? ""), 0n);
  });

  it("and another press during it is refused, not queued", async () => {
    const { all, seat } = await seated();
    all.server.fail("bet", { late: 40 });
    const first = seat.spin();
    expect(await seat.rounds.play(seat.session, { intent: "second-press-0001", stake: "20.00", choice: "" })).toBeUndefined();
    await seat.rest(await first);
    expect(operations(all).filter((name) => name === "bet")).toHaveLength(1);
  });

  it("and an intent that was looked up before it arrived is never played", async () => {
    const { all, seat } = await seated();
    const asked = await seat.rounds.find(seat.session, "late-intent-00001");
    const late = await seat.spin("late-intent-00001");
    expect([asked.state, late.state]).toEqual(["cancelled", "cancelled"]);
    expect(operations(all)).toEqual([]);
  });
});

describe("a refusal", () => {
  it.each(["insufficient", "locked", "limit_reached", "session_expired", "maintenance"] as const)(
    "%s ends it: no bet, no nonce",
    async (code) => {
      const { all, seat } = await seated();
      const { nonce } = await seat.rounds.seeds(seat.session.member);
      all.server.fail("bet", { refuse: code, status: 409 });
      const round = await seat.spin();
      expect([round.state, round.code]).toEqual(["refused", code]);
      expect((await seat.rounds.seeds(seat.session.member)).nonce).toBe(nonce);
      expect(operations(all)).toEqual(["bet"]);
      expectBooks(all, 0n, 0n, 0n);
    },
  );

  it("of the wallet itself carries the balance", async () => {
    const { all, seat } = await seated();
    all.server.wallet.balance = 1999n;
    expect(await seat.spin()).toMatchObject({ state: "refused", code: "insufficient", balance: "19.99" });
  });

  it("stale is repeated with a new nonce and the same transaction id", async () => {
    const { all, seat } = await seated();
    await seat.aim(false);
    all.server.fail("bet", { refuse: "stale", status: 401 });
    await seat.rest(await seat.spin());
    expect(transactionIdsOf(all, "bet").size).toBe(1);
    expectBooks(all, STAKE, 0n, 0n);
  });

  it("after a try without an answer still rolls the bet back", async () => {
    const { all, seat } = await seated();
    all.server.fail("bet", { lose: "after" }, { refuse: "locked", status: 423 });
    const round = await seat.rest(await seat.spin());
    expect([round.state, round.code]).toEqual(["void", "locked"]);
    expectBooks(all, STAKE, 0n, STAKE);
  });
});

const FAULTS: readonly (readonly [string, Fault])[] = [
  ["is lost before the wallet", { lose: "before" }],
  ["has its answer lost", { lose: "after" }],
  ["fails with a 500 before the wallet", { error: "before" }],
  ["fails with a 502 after the wallet", { error: "after" }],
  ["comes after we gave up", { late: TIMEOUT * 2 }],
];

describe.each(FAULTS)("when a call %s", (_, fault) => {
  it("bet: is repeated under the same id, taken once, and the round continues", async () => {
    const { all, seat } = await seated();
    await seat.aim(true);
    all.server.fail("bet", fault);
    const round = await seat.rest(await seat.spin());
    expect(round.state).toBe("done");
    expect(transactionIdsOf(all, "bet").size).toBe(1);
    expectBooks(all, STAKE, minor(round.win), 0n);
  });

  it("bet, every time: is rolled back, and a late bet is refused", async () => {
    const { all, seat } = await seated();
    all.server.fail("bet", fault, fault, fault);
    const round = await seat.rest(await seat.spin());
    expect([round.state, round.code, round.stops]).toEqual(["void", "unknown", undefined]);
    await new Promise((resolve) => setTimeout(resolve, TIMEOUT * 2)); // the late ones arrive now
    const bets = all.server.wallet.sum("bet");
    expectBooks(all, bets, 0n, bets);
    expect(all.server.wallet.ended).toEqual([{ roundId: round.id, status: "void" }]);
  });

  it("win: is repeated under the same id and paid once", async () => {
    const { all, seat } = await seated();
    await seat.aim(true);
    all.server.fail("win", fault, fault, fault, fault);
    const round = await seat.rest(await seat.spin());
    expect(round.state).toBe("done");
    expect(transactionIdsOf(all, "win").size).toBe(1);
    expectBooks(all, STAKE, minor(round.win), 0n);
  });

  it("rollback: is repeated under the same id and done once", async () => {
    const { all, seat } = await seated();
    all.server.fail("bet", { lose: "after" }, { lose: "after" }, { lose: "after" });
    all.server.fail("rollback", fault, fault, fault);
    const round = await seat.rest(await seat.spin());
    expect(round.state).toBe("void");
    expect(transactionIdsOf(all, "rollback").size).toBe(1);
    expectBooks(all, STAKE, 0n, STAKE);
  });

  it("end-round: does not block the player, and is repeated until done", async () => {
    const { all, seat } = await seated();
    await seat.aim(false);
    all.server.fail("endRound", fault, fault);
    const first = await seat.spin();
    const second = await seat.spin();
    await seat.rest(second);
    expect(new Set(all.server.wallet.ended.map((end) => end.roundId))).toEqual(new Set([first.id, second.id]));
  });
});

describe("what needs a person", () => {
  it("an end that the platform refuses for good is kept as unclosed, with a warning, and frees the player", async () => {
    const { all, seat } = await seated();
    all.server.fail("endRound", { refuse: "conflict" });
    const round = await seat.rest(await seat.spin());
    expect([round.state, round.code]).toEqual(["unclosed", "conflict"]);
    expect(seat.warnings.join()).toContain(round.id);
    expect((await seat.rest(await seat.spin())).state).toBe("done");
  });

  it("a win that the platform refuses for good is kept as stuck, with a warning, and frees the player", async () => {
    const { all, seat } = await seated();
    await seat.aim(true);
    all.server.fail("win", { refuse: "not_found", status: 404 });
    const round = await seat.spin();
    expect([round.state, round.code]).toEqual(["stuck", "not_found"]);
    expect(seat.warnings.join()).toContain(round.id);
    expect((await seat.spin()).state).not.toBe("stuck");
  });

  it.each(["maintenance", "bad_signature", "locked"] as const)("but %s on a win passes, and is paid then", async (code) => {
    const { all, seat } = await seated();
    await seat.aim(true);
    all.server.fail("win", { refuse: code, status: 503 }, { refuse: code, status: 503 });
    const round = await seat.rest(await seat.spin());
    expect(round.state).toBe("done");
    expectBooks(all, STAKE, minor(round.win), 0n);
  });
});

describe("seeds", () => {
  it("cannot be changed under an open round, and show the old secret once changed", async () => {
    const { all, seat } = await seated();
    all.server.fail("bet", { late: 40 });
    const open = seat.spin();
    expect(await seat.rounds.rotate(seat.session.member, "mine")).toBeUndefined();
    await open;
    const both = await seat.rounds.rotate(seat.session.member, "mine");
    expect(both?.[0].revealed).toBe(true);
    expect(both?.[1]).toMatchObject({ revealed: false, clientSeed: "mine", nonce: 0, serverSeed: both?.[0].nextServerSeed });
  });
});
