import { describe, expect, it } from "vitest";
import type { Opened, RoundView } from "../src/play/contract.ts";
import { firstBetOf, titleOf } from "../src/engines/table.ts";
import { drawOf } from "../src/rounds/seeds.ts";
import { intent, minor, started } from "./door.ts";
import { fixedSeeds } from "./fixed-seeds.ts";
import { world } from "./world.ts";

const GAME = "lines-1-crown-3-crown-lines";
const CAMPAIGN = "diwali-2026";
const SEEDS = fixedSeeds("5a");

/** The first nonce at which the title pays. */
function winningNonce(): number {
  const title = titleOf(GAME);
  if (!title) throw new Error("no title");
  for (let nonce = 0; ; nonce += 1) if (title.engine.play(drawOf(SEEDS, nonce), "", title.variant).total > 0) return nonce;
}

type Vendor = Awaited<ReturnType<typeof started>>;

/** A player with two free rounds, the first of which wins. */
async function opened(game = GAME) {
  const all = await world();
  all.server.wallet.campaigns.set(CAMPAIGN, 2);
  const vendor = await started({ world: all, journal: [{ ...SEEDS, nonce: winningNonce() }] });
  return { vendor, session: await vendor.open(game) };
}

const play = async ({ post }: Vendor, { key }: Opened, more: object = {}) =>
  await post("bet", { intent: intent(), stake: "500.00", choice: "", campaign: CAMPAIGN, ...more }, key);
const open = ({ server }: Vendor) => server.wallet.campaigns.get(CAMPAIGN);
const left = async ({ post }: Vendor, { key }: Opened) => (await post("free-rounds", {}, key)).body.next?.left;

describe("free rounds", () => {
  it("are played for the stake that the platform says, and cost nothing", async () => {
    const { vendor, session } = await opened();
    expect(session.freeRounds?.next).toMatchObject({ campaign: CAMPAIGN, stake: "10.00", left: 2 });
    const { body } = await play(vendor, session);
    expect(body).toMatchObject({ phase: "settled", stake: "10.00", free: true });
    const { wallet } = vendor.server;
    expect(minor(body.win)).toBeGreaterThan(0n);
    expect([wallet.sum("bet"), wallet.sum("win"), wallet.balance]).toEqual([0n, minor(body.win), 100_000n + minor(body.win)]);
    await expect.poll(() => wallet.totalBets.get(body.id)).toBe("0.00");
    expect(await left(vendor, session)).toBe(1);
    expect(await vendor.loadProof(body)).toMatchObject({ stake: "10.00", win: body.win });
  });

  it("are over when the platform has none left, and stay apart from bets with a stake", async () => {
    const { vendor, session } = await opened();
    await play(vendor, session);
    await play(vendor, session);
    const { status, body } = await play(vendor, session);
    expect([status, body.code, await left(vendor, session)]).toEqual([409, "free_over", undefined]);
    const paid = (await vendor.post("bet", { intent: intent(), stake: "20.00", choice: "" }, session.key)).body;
    expect(paid).toMatchObject({ phase: "settled", stake: "20.00" });
    expect(paid.free).toBeUndefined();
    expect(vendor.server.wallet.sum("bet")).toBe(2000n);
  });

  it("tell that none is left where the last one was used or cancelled meanwhile", async () => {
    const { vendor, session } = await opened();
    vendor.server.fail("bet", { refuse: "limit_reached" });
    expect((await play(vendor, session)).body).toMatchObject({ phase: "refused", code: "free_over" });
    vendor.server.fail("bet", { refuse: "locked" });
    expect((await play(vendor, session)).body).toMatchObject({ phase: "refused", code: "locked" });
    expect([open(vendor), vendor.server.wallet.balance]).toEqual([2, 100_000n]);
  });

  it("play the same press once", async () => {
    const { vendor, session } = await opened();
    const press = { intent: intent() };
    const [first, second] = [await play(vendor, session, press), await play(vendor, session, press)];
    expect(second.body.id).toBe(first.body.id);
    expect(open(vendor)).toBe(1);
  });

  it("are used once when the answer of the bet is lost, and given back when it never comes", async () => {
    const { vendor, session } = await opened();
    vendor.server.fail("bet", { lose: "after" });
    expect((await play(vendor, session)).body.phase).toBe("settled");
    expect(open(vendor)).toBe(1);
    vendor.server.fail("bet", ...Array.from({ length: 20 }, () => ({ lose: "after" }) as const));
    const round: RoundView = (await play(vendor, session)).body;
    await expect.poll(async () => (await vendor.post("round", { intent: round.intent }, session.key)).body.phase).toBe("void");
    expect([open(vendor), vendor.server.wallet.sum("bet")]).toEqual([1, 0n]);
  });

  it("are paid once over a restart between the draw and the payment", async () => {
    const { vendor, session } = await opened();
    vendor.server.fail("win", ...Array.from({ length: 40 }, () => ({ lose: "after" }) as const));
    const press = { intent: intent() };
    void play(vendor, session, press);
    await expect.poll(() => vendor.server.calls.some(({ operation }) => operation === "win")).toBe(true);
    await vendor.provider.close();
    vendor.server.clearFaults();
    const again = await started({ world: vendor });
    await expect.poll(async () => (await again.post("round", press, session.key)).body.phase).toBe("settled");
    const round = (await again.post("round", press, session.key)).body;
    expect([round.free, again.server.wallet.sum("win")]).toEqual([true, minor(round.win)]);
    await expect.poll(() => again.server.wallet.totalBets.get(round.id)).toBe("0.00");
  });

  it("do not keep a game from opening when the platform does not answer for them", async () => {
    const all = await world();
    all.server.wallet.campaigns.set(CAMPAIGN, 2);
    const vendor = await started({ world: all });
    vendor.server.fail("freeRounds", { error: "before" }, { error: "before" });
    const session = await vendor.open(GAME);
    expect([session.balance, session.freeRounds]).toEqual(["1000.00", {}]);
    const { status, body } = await play(vendor, session);
    expect([status, body.code, vendor.server.wallet.sum("bet")]).toEqual([503, "unavailable", 0n]);
    expect(await left(vendor, session)).toBe(2);
  });

  it.each(["pot-1-crown-4-crown-jackpot", "dice-0-1-dice"])("are not offered in %s", async (game) => {
    const { vendor, session } = await opened(game);
    expect(session.freeRounds).toBeUndefined();
    const title = titleOf(game);
    const { status, body } = await play(vendor, session, { choice: title ? firstBetOf(title) : "" });
    expect([status, body.code, open(vendor)]).toEqual([400, "invalid", 2]);
  });
});
