import { describe, expect, it } from "vitest";
import type { RoundView } from "../src/play/contract.ts";
import { POT_SEED, winsPot } from "../src/engines/slot/pot.ts";
import { titleOf } from "../src/engines/table.ts";
import { Pots } from "../src/rounds/pots.ts";
import { drawOf } from "../src/rounds/seeds.ts";
import { intent, minor, started } from "./door.ts";
import { finishedRound } from "./finished-round.ts";
import { fixedSeeds } from "./fixed-seeds.ts";
import { numbersOf } from "./verify-mini.ts";

const GAME = "pot-1-crown-4-crown-jackpot";
const SEEDS = fixedSeeds("5a");
const seed = BigInt(POT_SEED) * 100n;

/** The first nonce at which this stake wins the pot, or does not. */
function nonceFor(stake: string, wins: boolean): number {
  const title = titleOf(GAME);
  if (!title) throw new Error("no title");
  for (let nonce = 0; ; nonce += 1) {
    const { stops } = title.engine.play(drawOf(SEEDS, nonce), "", title.variant);
    if (winsPot(stops.at(-1)?.[0] ?? 0, stake, 2) === wins) return nonce;
  }
}

const startedAt = async (stake: string, wins: boolean) =>
  await started({ journal: [{ ...SEEDS, nonce: nonceFor(stake, wins) }] });
type Vendor = Awaited<ReturnType<typeof started>>;

const spin = async ({ post }: Vendor, key: string, stake: string): Promise<RoundView> =>
  (await post("bet", { intent: intent(), stake, choice: "" }, key)).body;

describe("the pot", () => {
  it("begins at the seed, grows by the share of each bet, and is told to the platform", async () => {
    const vendor = await startedAt("20.00", false);
    const { key, pot, stakes } = await vendor.open(GAME);
    expect(pot).toMatchObject({ value: "5000.00", seed: "5000.00", wins: 0 });
    expect(stakes[0]).toBe("1.00");
    expect(await spin(vendor, key, "20.00")).toMatchObject({ phase: "settled", pot: { share: "0.20" } });
    expect(await spin(vendor, key, "50.00")).toMatchObject({ phase: "settled", pot: { share: "0.50" } });
    expect((await vendor.post("pot", { seen: pot?.seen }, key)).body).toMatchObject({ value: "5000.70", wins: 0 });
    const bets = [...vendor.server.wallet.postings.values()].filter(({ kind }) => kind === "bet");
    expect(bets.map((bet) => bet.pot)).toEqual([
      { id: "monsoon", amount: "0.20" },
      { id: "monsoon", amount: "0.50" },
    ]);
  });

  it("is paid whole with the prize of the lines, by one win that names it, and begins at the seed again", async () => {
    const vendor = await startedAt("1000.00", true);
    vendor.server.wallet.balance = 1_000_000n;
    const { key } = await vendor.open(GAME);
    const round = await spin(vendor, key, "1000.00");
    expect(round).toMatchObject({ phase: "settled", pot: { share: "10.00", won: "5010.00" } });
    const lines = round.spins.reduce((sum, { prize }) => sum + minor(prize), 0n);
    expect(minor(round.win)).toBe(lines + 501_000n);
    const [win, ...more] = [...vendor.server.wallet.postings.values()].filter(({ kind }) => kind === "win");
    expect([win?.amount, win?.pot, more]).toEqual([minor(round.win), { id: "monsoon", amount: "5010.00" }, []]);
    const last = { amount: "5010.00", mine: true };
    expect((await vendor.post("resume", {}, key)).body.pot).toMatchObject({ value: "5000.00", wins: 1, last });
  });

  it("keeps its value, and pays a win once, over a restart between the draw and the payment", async () => {
    const vendor = await startedAt("1000.00", true);
    vendor.server.wallet.balance = 1_000_000n;
    const { key } = await vendor.open(GAME);
    vendor.server.fail("win", ...Array.from({ length: 40 }, () => ({ lose: "after" }) as const));
    const asked = intent();
    void vendor.post("bet", { intent: asked, stake: "1000.00", choice: "" }, key);
    await expect.poll(() => vendor.server.calls.some(({ operation }) => operation === "win")).toBe(true);
    await vendor.provider.close();
    vendor.server.clearFaults();
    const again = await started({ world: vendor });
    await expect.poll(async () => (await again.post("round", { intent: asked }, key)).body.phase).toBe("settled");
    const round = (await again.post("round", { intent: asked }, key)).body;
    expect(round.pot).toEqual({ share: "10.00", won: "5010.00" });
    expect((await again.post("resume", {}, key)).body.pot).toMatchObject({ value: "5000.00", wins: 1 });
    expect(again.server.wallet.sum("win")).toBe(minor(round.win));
    await spin(again, key, "20.00");
    await again.provider.close();
    const third = await started({ world: vendor });
    expect((await third.post("resume", {}, key)).body.pot).toMatchObject({ value: "5000.20", wins: 1 });
  });

  it("takes no stake that would win it with each number", async () => {
    const vendor = await startedAt("20.00", false);
    vendor.server.wallet.limits = { minBet: "1.00", maxBet: "5000000.00" };
    vendor.server.wallet.balance = 1_000_000_000n;
    const { key, stakes, maxStake } = await vendor.open(GAME);
    expect([stakes.at(-1), maxStake]).toEqual(["1000000.00", "1999999.99"]);
    expect((await vendor.post("bet", { intent: intent(), stake: "2000000.00", choice: "" }, key)).body.code).toBe("invalid");
    const lines = await vendor.open("lines-0-lotus-3-lotus-ladder");
    expect(lines.stakes.at(-1)).toBe("5000000.00");
  });

  it("takes nothing of a bet that did not count", async () => {
    const vendor = await startedAt("20.00", false);
    const { key } = await vendor.open(GAME);
    vendor.server.wallet.balance = 0n;
    expect(await spin(vendor, key, "20.00")).toMatchObject({ phase: "refused" });
    vendor.server.wallet.balance = 100_000n;
    vendor.server.fail("bet", { lose: "after" }, { lose: "after" });
    expect(await spin(vendor, key, "20.00")).toMatchObject({ phase: "void" });
    expect((await vendor.post("resume", {}, key)).body.pot).toMatchObject({ value: "5000.00", seen: "0" });
  });

  it("is the same for all players of titles with it: who waits hears of the change", async () => {
    const vendor = await startedAt("20.00", false);
    const [one, other] = [await vendor.open(GAME), await vendor.open("pot-0-gem-2-gem-vault")];
    const waiting = vendor.post("pot", { seen: other.pot?.seen }, other.key);
    await spin(vendor, one.key, "20.00");
    expect((await waiting).body.value).toBe("5000.20");
    const lines = await vendor.open("lines-0-lotus-3-lotus-ladder");
    expect(lines.pot).toBeUndefined();
    expect((await vendor.post("pot", {}, lines.key)).body.code).toBe("not_found");
  });

  it("is proven: the number follows from the seeds, and says whether the stake won", async () => {
    const vendor = await startedAt("1000.00", true);
    vendor.server.wallet.balance = 1_000_000n;
    const { key } = await vendor.open(GAME);
    const rounds = [await spin(vendor, key, "1000.00"), await spin(vendor, key, "20.00")];
    await vendor.post("rotate", { clientSeed: "mine" }, key);
    for (const round of rounds) {
      const proof = await vendor.loadProof(round);
      const numbers = numbersOf(proof);
      // Five reels of 32 stops, and eight times as many in the rain.
      const reels = Array.from({ length: (proof.stops.length - 1) * 5 }, () => (numbers.next().value ?? 0) % 32);
      expect(proof.stops.slice(0, -1).flat()).toEqual(reels);
      let number = numbers.next().value ?? 0;
      while (number >= 2 ** 32 - (2 ** 32 % 2_000_000_000)) number = numbers.next().value ?? 0;
      expect(proof.stops.at(-1)).toEqual([number % 2_000_000_000]);
      expect(proof.pot?.won !== undefined).toBe((number % 2_000_000_000) * 100 < Number(minor(proof.stake)) * 1000);
    }
  });
});

it("pays out all shares and seeds over thirty thousand rounds", () => {
  const pots = new Pots({ pot: () => undefined });
  let [paid, shares, wins] = [0n, 0n, 0n];
  const draw = drawOf(SEEDS, 0);
  for (let index = 0; index < 30_000; index += 1) {
    const round = finishedRound({ id: `round-${index}`, stake: "1000.00" });
    const { round: part } = pots.play(round, draw(2_000_000_000));
    shares += minor(part.share);
    if (part.won === undefined) continue;
    paid += minor(part.won);
    wins += 1n;
  }
  const { value } = pots.view("member-0001", "INR", 2);
  expect(wins).toBeGreaterThan(5n);
  expect(paid + minor(value)).toBe(shares + seed * (wins + 1n));
});
