import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { AgentTree, daily, weekly } from "../../../../test/harness/agent-tree.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { addMember, type TestMember } from "../../../../test/harness/member.ts";
import { operate } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { audit } from "../../../platform/schema.ts";
import { members } from "../../identity/schema.ts";
import { inbox } from "../../inbox/schema.ts";
import { closeDueContracts } from "./close-due-contracts.ts";
import { contracts } from "./schema.ts";

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

const by = (who: TestMember) => tree.by(who);
const offer = async (...given: Parameters<AgentTree["offer"]>) => await tree.offer(...given);
const sign = async (...given: Parameters<AgentTree["sign"]>) => await tree.sign(...given);
const agree = async (...given: Parameters<AgentTree["agree"]>) => await tree.agree(...given);
const end = async (...given: Parameters<AgentTree["end"]>) => await tree.end(...given);
const close = async (...given: Parameters<AgentTree["close"]>) => await tree.close(...given);
const key = () => ({ key: newKey() });
const asPreview = z.object({ hash: z.string(), contracts: z.array(z.object({ account: z.string(), level: z.number() })) });

describe("a contract", () => {
  it("is offered by the brand, by an upline or on request, and starts with the next window", async () => {
    await tree.moveTo(Date.parse("2026-11-25T10:00:00Z"));
    await tree.brandContract(weekly(400_000));
    const proposal = await offer(top, middle, weekly(300_000));
    expect(proposal).toMatchObject({ state: "offered", side: "downline", account: middle.username, own: true, startsAt: null });
    const signed = await sign(middle, proposal.id);
    expect(signed).toMatchObject({ state: "signed", side: "upline", own: false, version: 1, minBet: "0.00", endsAt: null });
    expect(signed.account).toContain("***");
    // Monday in Kolkata.
    expect(new Date(signed.startsAt ?? 0).toISOString()).toBe("2026-11-29T18:30:00.000Z");
    const request = await offer(middle, undefined, weekly(350_000));
    expect(request).toMatchObject({ side: "upline", own: true, version: 2 });
    const again = await sign(top, request.id);
    expect(again).toMatchObject({ state: "signed", version: 2, startsAt: signed.startsAt });
    const { items } = await by(middle).read("contracts.list", { type: "dividend" });
    expect(items.map(({ version, state }) => [version, state])).toEqual([
      [2, "signed"],
      [1, "superseded"],
    ]);
    const history = await by(middle).read("contracts.get", { id: signed.id });
    expect(history.contract).toMatchObject({ version: 1, state: "superseded", side: "upline" });
    expect(history.versions).toEqual(items);
    // The first never began, so it never counts.
    expect(items[1]?.endsAt).toBe(items[1]?.startsAt);
    const rules = await by(middle).read("contracts.rules", {});
    expect(rules).toMatchObject({ currency: "INR", own: [{ id: request.id, tiers: [{ ratio: 350_000 }] }] });
    expect([rules.upline, (await by(top).read("contracts.rules", {})).upline]).toEqual([signed.account, null]);
    const letters = await world.system.db.select().from(inbox).where(eq(inbox.memberId, middle.id));
    expect(letters.map(({ texts }) => texts.EN?.title)).toEqual(
      expect.arrayContaining(["A contract is waiting for your answer: Dividend", "Contract signed: Dividend"]),
    );
    const trail = await world.system.db.select().from(audit).where(eq(audit.memberId, top.id));
    expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(["contract.offer", "contract.sign"]));
    const listed = await operate(world, "contracts list", { brand: world.brand });
    expect(listed).toMatchObject({ ok: true, value: [{ member: top.username, version: 1, state: "signed" }] });
  });

  it("is listed page by page to its own two sides alone", async () => {
    await tree.brandContract(daily(9000));
    await agree(top, middle, daily(8000));
    await agree(middle, low, daily(7000));
    const first = await by(middle).read("contracts.list", { limit: 1 });
    const second = await by(middle).read("contracts.list", { limit: 1, cursor: first.next ?? "" });
    expect([...first.items, ...second.items].map(({ side }) => side)).toEqual(["downline", "upline"]);
    expect(second.next).toBeNull();
    const withLow = await by(middle).read("contracts.list", { account: low.username.toUpperCase() });
    expect(withLow.items.map(({ account }) => account)).toEqual([low.username]);
    // An upline, whose name is masked, is not found by it.
    expect((await by(middle).read("contracts.list", { account: top.username })).items).toEqual([]);
    const [own] = (await by(middle).read("contracts.list", { side: "upline" })).items;
    for (const act of ["contracts.sign", "contracts.reject", "contracts.withdraw", "contracts.end"] as const) {
      const refused = await refusal(by(low).write(act, { id: own?.id ?? "" }, key()));
      expect(refused.code).toBe("contract.not_found");
    }
    const closing = await refusal(by(low).write("account.close"));
    expect(closing).toMatchObject({ code: "account.not_empty", value: { left: ["contracts"] } });
    const versions = await by(low)
      .read("contracts.get", { id: own?.id ?? "" })
      .catch((error: unknown) => error);
    expect(versions).toMatchObject({ code: "contract.not_found" });
    const bad = by(low).read("contracts.list", { cursor: "bm90aGluZw" });
    expect((await refusal(bad)).code).toBe("input.bad_cursor");
  });

  it("is rejected by the other side, withdrawn by the proposer, and expires after a week", async () => {
    await tree.brandContract(daily(9000));
    const first = await offer(top, middle, daily(8000));
    const awaits = async (who: TestMember, side: "me" | "other") =>
      (await by(who).read("contracts.list", { awaits: side })).items.map(({ id }) => id);
    expect([await awaits(middle, "me"), await awaits(top, "me")]).toEqual([[first.id], []]);
    expect([await awaits(middle, "other"), await awaits(top, "other")]).toEqual([[], [first.id]]);
    expect((await refusal(sign(top, first.id))).code).toBe("contract.wrong_state");
    expect((await refusal(close("contracts.withdraw", middle, first.id))).code).toBe("contract.wrong_state");
    expect((await refusal(offer(top, middle, daily(7000)))).code).toBe("contract.open_offer");
    expect((await close("contracts.reject", middle, first.id)).state).toBe("rejected");
    const again = await refusal(close("contracts.reject", middle, first.id));
    expect(again).toMatchObject({ code: "contract.wrong_state", value: { state: "rejected" } });
    const second = await offer(top, middle, daily(8000));
    expect((await close("contracts.withdraw", top, second.id)).state).toBe("withdrawn");
    const third = await offer(top, middle, daily(8000));
    await tree.laterBy(8);
    expect(await awaits(middle, "me")).toEqual([]);
    expect(await refusal(sign(middle, third.id))).toMatchObject({ code: "contract.wrong_state", value: { state: "expired" } });
    const fourth = await offer(top, middle, daily(8000));
    await tree.laterBy(8);
    await closeDueContracts(world.system.db, world.system.now());
    const { items } = await by(top).read("contracts.list", { state: "expired" });
    expect(items.map(({ id }) => id).toSorted()).toEqual([third.id, fourth.id].toSorted());
  });

  it("ends with its window, also in the window's last millisecond, and another follows without a gap", async () => {
    await tree.moveTo(Date.parse("2026-11-25T10:00:00Z"));
    await tree.brandContract(weekly(400_000));
    const { id } = await agree(top, middle, weekly(300_000));
    // The last millisecond of the first window, and the first of the next.
    await tree.moveTo(Date.parse("2026-12-06T18:29:59.999Z"));
    const ending = await end(middle, id);
    expect(ending).toMatchObject({ state: "ending", endsAt: Date.parse("2026-12-06T18:30:00Z") });
    expect((await refusal(end(top, id))).code).toBe("contract.wrong_state");
    const next = await agree(top, middle, weekly(310_000));
    expect(next.startsAt).toBe(ending.endsAt);
    await closeDueContracts(world.system.db, new Date("2026-12-06T18:30:00Z"));
    const [row] = (await by(middle).read("contracts.list", { state: "ended" })).items;
    expect(row?.id).toBe(id);
  });
});

describe("rates never rise downwards", () => {
  it("refuses an offer and a signature above the upline's own contract, and any without one", async () => {
    expect(await refusal(offer(top, middle, daily(1)))).toMatchObject({ code: "contract.above_upline", value: { tier: 0 } });
    await tree.brandContract(daily(9000));
    expect((await refusal(offer(top, middle, daily(9001)))).code).toBe("contract.above_upline");
    const request = await offer(middle, undefined, daily(9001));
    expect((await refusal(sign(top, request.id))).code).toBe("contract.above_upline");
    expect((await refusal(offer(top, middle, weekly(1)))).code).toBe("contract.above_upline");
  });

  it("previews every contract below that a lower one ends, and asks for the hash of that list", async () => {
    const other = await addMember(world, 0n, { kind: 2, uplineId: middle.id, path: [top.id, middle.id] });
    await tree.signIn(other);
    await tree.brandContract(daily(9000));
    await agree(top, middle, daily(8000));
    const tiers = [{ ratio: 4000 }, { betAmount: "500.00", ratio: 7000 }];
    await agree(middle, low, { ...daily(7000), tiers });
    await agree(middle, other, daily(3000));
    const lower = await offer(top, middle, daily(5000));
    const refused = await refusal(sign(middle, lower.id));
    expect(refused).toMatchObject({
      code: "contract.cancels_downline",
      value: { currency: "INR", contracts: [{ account: low.username, level: 1, version: 1, tiers }] },
    });
    const { hash } = asPreview.parse(refused.value);
    expect((await refusal(sign(middle, lower.id, "0".repeat(64)))).code).toBe("contract.cancels_downline");
    // The list changes between preview and confirmation.
    await agree(middle, other, daily(6000));
    const changed = await refusal(sign(middle, lower.id, hash));
    expect(changed.code).toBe("contract.cancels_downline");
    const preview = asPreview.parse(changed.value);
    expect(preview.contracts.map(({ account }) => account).toSorted()).toEqual([low.username, other.username].toSorted());
    // Money that was frozen in between refuses it, too.
    await world.system.db.update(members).set({ moneyFrozen: true }).where(eq(members.id, middle.id));
    expect((await refusal(sign(middle, lower.id, preview.hash))).code).toBe("money.account_locked");
    expect((await refusal(offer(middle, low, daily(1)))).code).toBe("money.account_locked");
    await world.system.db.update(members).set({ moneyFrozen: false }).where(eq(members.id, middle.id));
    const signed = await sign(middle, lower.id, preview.hash);
    expect(await tree.running(middle)).toEqual([5000]);
    expect([await tree.running(low), await tree.running(other)]).toEqual([[], []]);
    const [ended] = (await by(low).read("contracts.list", { state: "cancelled" })).items;
    expect(ended?.endsAt).toBe(signed.startsAt);
    const letters = await world.system.db.select().from(inbox).where(eq(inbox.memberId, low.id));
    expect(letters.map(({ texts }) => texts.EN?.title)).toContain("Contract cancelled: Daily salary");
  });

  it("ends everything below a contract that ends, at every depth, after the same confirmation", async () => {
    const brand = await tree.brandContract(daily(9000));
    await agree(top, middle, daily(8000));
    await agree(middle, low, daily(7000));
    const { value } = await refusal(end(top, brand));
    const { hash, contracts: list } = asPreview.parse(value);
    expect(list.map(({ account, level }) => [account, level])).toEqual([
      [middle.username, 1],
      [low.username, 2],
    ]);
    await end(top, brand, hash);
    expect([await tree.running(middle), await tree.running(low)]).toEqual([[], []]);
  });
});

describe("concurrent calls", () => {
  it("sign a contract once, from two tabs", async () => {
    await tree.brandContract(daily(9000));
    const { id } = await offer(top, middle, daily(8000));
    const results = await Promise.allSettled([sign(middle, id), sign(middle, id)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await tree.running(middle)).toEqual([8000]);
  });

  it("never leave a rate above the upline's, when both sign at once", async () => {
    await tree.brandContract(daily(9000));
    await agree(top, middle, daily(8000));
    const lower = await offer(top, middle, daily(5000));
    const above = await offer(middle, low, daily(7000));
    const results = await Promise.allSettled([sign(middle, lower.id), sign(low, above.id)]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const [middles, lows] = [await tree.running(middle), await tree.running(low)];
    expect([
      [[8000], [7000]],
      [[5000], []],
    ]).toContainEqual([middles, lows]);
  });

  it("keep what was agreed: the database refuses to change it", async () => {
    const id = await tree.brandContract(daily(9000));
    const change = world.system.db.update(contracts).set({ version: 9 }).where(eq(contracts.id, id));
    await expect(change).rejects.toThrow(/update "contracts"/);
    const again = world.system.db
      .update(contracts)
      .set({ startsAt: new Date(0) })
      .where(eq(contracts.id, id));
    await expect(again).rejects.toThrow(/update "contracts"/);
  });
});
