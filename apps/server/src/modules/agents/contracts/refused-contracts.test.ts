import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { AgentTree, daily, type Terms, weekly } from "../../../../test/harness/agent-tree.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { addMember, type TestMember } from "../../../../test/harness/member.ts";
import { operate, operateByTwo } from "../../../../test/harness/operate.ts";
import { playerBelow, playRound, settle } from "../../../../test/harness/play.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { members } from "../../identity/schema.ts";

const newWorld = testDatabase();

let tree: AgentTree;
let world: World;
let top: TestMember;
let middle: TestMember;
let low: TestMember;

beforeEach(async () => {
  world = await newWorld();
  tree = await AgentTree.open(world);
  ({ top, middle, low } = tree);
});

const key = () => ({ key: newKey() });

describe("what is refused", () => {
  const bad: readonly (readonly [string, Partial<Terms>, object])[] = [
    ["a ratio of zero", { tiers: [{ ratio: 0 }] }, { issues: [{ field: "tiers.0.ratio", code: "too_small" }] }],
    ["all of it", { tiers: [{ ratio: 1_000_000 }] }, { issues: [{ field: "tiers.0.ratio", code: "too_big" }] }],
    ["a negative ratio", { tiers: [{ ratio: -1 }] }, { issues: [{ field: "tiers.0.ratio", code: "too_small" }] }],
    ["no ratio", { tiers: [{}] }, { issues: [{ field: "tiers.0.ratio", code: "required" }] }],
    ["another type's threshold", { tiers: [{ ratio: 1, validBet: "1.00" }] }, { issues: [{ code: "not_allowed" }] }],
    ["a negative threshold", { tiers: [{ ratio: 1, betAmount: "-1.00" }] }, { issues: [{ code: "too_small" }] }],
    ["an amount without its digits", { tiers: [{ ratio: 1, betAmount: "1.5" }] }, { issues: [{ code: "pattern" }] }],
    [
      "a tier that no one can reach",
      { type: "realTime", tiers: [{ singleBet: "999999999999999999.00", profitRate: 1, lossRate: 1 }] },
      { issues: [{ field: "tiers.0.singleBet", code: "too_big", params: { max: 10_000_000_000_000 } }] },
    ],
    ["no tier", { tiers: [] }, { issues: [{ field: "tiers", code: "required" }] }],
    ["a daily contract by the week", { period: "W" }, { issues: [{ field: "period" }] }],
  ];
  it("is every bad value, and the answer names its field", async () => {
    for (const [name, given, value] of bad) {
      const { code, value: told } = await refusal(tree.offer(top, middle, { ...daily(1), ...given }));
      expect({ name, code, value: told }).toMatchObject({ name, code: "input.invalid", value });
    }
  });

  it("is a fraction, and tiers that overlap", async () => {
    expect((await refusal(tree.offer(top, middle, daily(0.5)))).code).toBe("input.invalid");
    const overlap = {
      ...daily(1),
      tiers: [
        { ratio: 1, betAmount: "5.00" },
        { ratio: 2, betAmount: "5.00" },
      ],
    };
    expect(await refusal(tree.offer(top, middle, overlap))).toMatchObject({ code: "contract.tiers_overlap", value: { tier: 1 } });
  });

  it("is a tier that asks for more and pays no more, and an active user that no one can be", async () => {
    const same = [{ ratio: 1 }, { ratio: 1, betAmount: "5.00" }];
    expect((await refusal(tree.offer(top, middle, { ...daily(1), tiers: same }))).code).toBe("contract.tiers_overlap");
    const { value } = await refusal(tree.offer(top, middle, { ...weekly(1), minBet: "999999999999999999.00" }));
    expect(value).toMatchObject({ issues: [{ field: "minBet" }] });
  });

  it("is no tier that is far above all play: it never counts, and the others are paid", async () => {
    const most = "10000000000000.00";
    const tiers = [{ ratio: 1000 }, { ratio: 9000, betAmount: most }];
    const rates = { profitRate: 1000, lossRate: 1000 };
    await tree.brandContract({ type: "daily", period: "D", tiers });
    await tree.brandContract({
      type: "realTime",
      period: "D",
      tiers: [rates, { profitRate: 9000, lossRate: 9000, singleBet: most }],
    });
    const player = await playerBelow(world, [top]);
    await tree.laterBy(1);
    await playRound(world, player, "100.00");
    await tree.laterBy(1);
    await settle(world);
    const { dailysalinfotype, realtimesalinfotype } = await tree.by(top).read("funds.consolidated");
    expect([dailysalinfotype.last?.amount.amount, realtimesalinfotype.last?.amount.amount]).toEqual(["0.10", "0.10"]);
  });

  it("is an offer to oneself, to an upline, across branches or to a deeper level, a player or a trial account", async () => {
    await tree.brandContract(daily(9000));
    await tree.agree(top, middle, daily(8000));
    const stranger = await addMember(world, 0n, { kind: 2 });
    const trial = await addMember(world, 0n, { kind: 4, book: "demo", uplineId: top.id, path: [top.id] });
    for (const to of [top, low, stranger, trial])
      expect((await refusal(tree.offer(top, to, daily(1)))).code).toBe("auth.user_unknown");
    expect((await refusal(tree.offer(middle, top, daily(1)))).code).toBe("auth.user_unknown");
    expect((await refusal(tree.offer(top, undefined, daily(1)))).code).toBe("auth.user_unknown");
    const player = await addMember(world, 0n, { uplineId: top.id, path: [top.id] });
    expect((await refusal(tree.offer(top, player, daily(1)))).code).toBe("contract.party_not_agent");
    await tree.signIn(player);
    expect((await refusal(tree.offer(player, undefined, daily(1)))).code).toBe("auth.not_agent");
    expect((await refusal(tree.by(player).read("contracts.rules", {}))).code).toBe("auth.not_agent");
    const sub = await addMember(world, 0n, { kind: 41, uplineId: top.id, path: [top.id] });
    await tree.signIn(sub);
    expect((await refusal(tree.offer(sub, undefined, daily(1)))).code).toBe("auth.not_agent");
  });

  it("is a signature for an account that has closed, that signs nothing any more, or of a type that the brand closed", async () => {
    await tree.brandContract(daily(9000));
    const { id } = await tree.offer(top, middle, daily(8000));
    const { db } = world.system;
    await db.update(members).set({ status: "closed" }).where(eq(members.id, top.id));
    expect((await refusal(tree.sign(middle, id))).code).toBe("contract.party_not_agent");
    await db.update(members).set({ status: "active" }).where(eq(members.id, top.id));
    await operate(world, "features change", { brand: world.brand, feature: "contracts.daily", to: "off" });
    expect((await refusal(tree.sign(middle, id))).code).toBe("contract.type_closed");
    expect((await refusal(tree.offer(low, undefined, daily(1)))).code).toBe("contract.type_closed");
    await operate(world, "features change", { brand: world.brand, feature: "contracts.daily", to: "on" });
    const { id: request } = await tree.offer(low, undefined, daily(1));
    await db.update(members).set({ kind: 0 }).where(eq(members.id, middle.id));
    for (const act of ["contracts.sign", "contracts.reject", "contracts.end"] as const)
      expect((await refusal(tree.by(middle).write(act, { id: request }, key()))).code).toBe("auth.not_agent");
    await db.update(members).set({ kind: 0 }).where(eq(members.id, low.id));
    expect((await refusal(tree.close("contracts.withdraw", low, request))).code).toBe("auth.not_agent");
  });

  it("is an offer of the brand to an agent with an upline, to a player, or with terms that cannot be agreed on", async () => {
    const input = { brand: world.brand, type: "daily", tiers: JSON.stringify([{ ratio: 9000 }]) };
    const says = async (given: object) => await operateByTwo(world, "contracts offer", { ...input, ...given });
    expect(await says({ member: middle.username })).toMatchObject({ ok: false, says: expect.stringContaining("has an upline") });
    const player = await addMember(world);
    expect(await says({ member: player.username })).toMatchObject({ ok: false, says: expect.stringContaining("signs no") });
    const zero = { member: top.username, tiers: JSON.stringify([{ ratio: 0 }]) };
    expect(await says(zero)).toMatchObject({ ok: false, says: expect.stringContaining("tiers.0.ratio") });
    const halfPaisa = { member: top.username, minBet: "0.005" };
    expect(await says(halfPaisa)).toMatchObject({ ok: false, says: expect.stringContaining("minBet") });
    expect(await says({ member: top.username })).toMatchObject({ ok: true });
    expect(await says({ member: top.username })).toMatchObject({ ok: false, says: expect.stringContaining("already") });
    expect(await says({ member: "unknown" })).toMatchObject({ ok: false });
  });
});
