import { describe, expect, it } from "vitest";
import { changeBrand } from "../../../platform/brand/change-brand.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { SeededRandom } from "../../../seed/random.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { about, ending, vendorId, placeBet, providerCall, seatedIn, takeSeat } from "../../../../test/harness/provider.ts";
import { giveBack, move, walletBalances, settle, split } from "../../../../test/harness/split.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";

const newWorld = testDatabase();
const [REEL, GATE] = ["SAFFRON_REEL", "NORTHGATE"] as const;
/** Each call may be refused or not; any other error fails the test. */
const quietly = async (work: Promise<unknown>) =>
  await work.then(
    () => undefined,
    async () => await refusal(work),
  );

describe("a game of a brand with a wallet for each vendor", () => {
  it("plays from its vendor's wallet and pays into it", async () => {
    const { world, member, token, seat } = await seatedIn(await newWorld(split()));
    const client = clientOf(world, token);
    const asked = async () => await providerCall(world, "balance", seat);
    expect(await asked()).toMatchObject({ code: "ok", balance: "0.00" });
    expect(await placeBet(world, seat)).toMatchObject({ code: "insufficient", balance: "0.00" });
    await move(client, "main", REEL, "300.00");
    const bet = await placeBet(world, seat, { amount: "100.00" });
    expect(bet).toMatchObject({ code: "ok", balance: "200.00" });
    expect(await providerCall(world, "win", about(seat, bet, "150.00"))).toMatchObject({ code: "ok", balance: "350.00" });
    const closed = await providerCall(world, "endRound", ending(seat, bet.roundId, "100.00", "150.00"));
    expect(closed).toMatchObject({ code: "ok", balance: "350.00" });
    const taken = await placeBet(world, seat, { amount: "50.00" });
    expect(await providerCall(world, "rollback", about(seat, taken, "50.00"))).toMatchObject({ balance: "350.00" });
    const unknown = { roundId: vendorId("round"), transactionId: vendorId("bet") };
    expect(await providerCall(world, "rollback", about(seat, unknown, "5.00"))).toMatchObject({ code: "ok", balance: "350.00" });
    expect(await asked()).toMatchObject({ balance: "350.00" });
    expect(await walletBalances(world, member, REEL)).toEqual([70_000n, 0n, 35_000n]);
    const again = await takeSeat(world, token);
    expect(await providerCall(world, "balance", again)).toMatchObject({ balance: "350.00" });
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("ends a round in the wallet that it began with, whatever the brand has changed since", async () => {
    const { world, member, token, seat } = await seatedIn(await newWorld(split()));
    await move(clientOf(world, token), "main", REEL, "300.00");
    const there = await placeBet(world, seat, { amount: "100.00" });
    await changeBrand(world.system.db, { brand: world.brand, singleWallet: true });
    const here = await placeBet(world, seat, { amount: "100.00" });
    expect([there.balance, here.balance]).toEqual(["200.00", "600.00"]);
    await changeBrand(world.system.db, { brand: world.brand, singleWallet: false });
    await providerCall(world, "win", about(seat, there, "10.00"));
    await providerCall(world, "win", about(seat, here, "20.00"));
    expect(await walletBalances(world, member, REEL)).toEqual([62_000n, 0n, 21_000n]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it.each(["one", "two"])(
    "loses nothing in a random history of concurrent transfers, bets and returns (seed %s)",
    async (seed) => {
      const world = await newWorld(split({ vendorWallets: { [GATE]: "slow" }, vendorTransfers: { min: "1" } }));
      const random = new SeededRandom(seed);
      const { member, token, seat } = await seatedIn(world);
      const client = clientOf(world, token);
      let won = 0n;
      const midway: unknown[] = [];
      for (let turn = 0; turn < 15; turn += 1) {
        const vendor = random.pick([REEL, GATE]);
        const [from, to] = random.chance(0.6) ? ["main", vendor] : [vendor, "main"];
        const amount = (random.between(1, 40_000) / 100).toFixed(2);
        const key = newKey();
        const work = [move(client, from, to, amount, { key }), move(client, from, to, amount, { key })];
        if (random.chance(0.2)) work.push(move(client, to, from, amount));
        const bet = placeBet(world, seat, { amount: "1.00" });
        const back = random.chance(0.2) ? giveBack(client) : undefined;
        await Promise.all([...work.map(quietly), quietly(Promise.resolve(back))]);
        const placed = await bet;
        if (placed.code === "ok") {
          won -= 100n;
          if (random.chance(0.5) && (await providerCall(world, "win", about(seat, placed, "2.50"))).code === "ok") won += 250n;
        }
        if (random.chance(0.4)) world.advance(60_000);
        await settle(world);
        if (turn % 5 === 0) midway.push(...(await listBrokenInvariants(world.system.db)));
      }
      world.advance(60_000);
      await settle(world);
      const all = await walletBalances(world, member, REEL, GATE);
      expect([all.reduce((sum, one) => sum + one), all[1]]).toEqual([100_000n + won, 0n]);
      expect([...midway, ...(await listBrokenInvariants(world.system.db))]).toEqual([]);
      expect(world.logged).toEqual([]);
    },
  );
});
