import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import * as z from "zod";
import { AgentTree, daily } from "../../../../test/harness/agent-tree.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { loadCommission, type TestMember } from "../../../../test/harness/member.ts";
import { operate } from "../../../../test/harness/operate.ts";
import { giveCommission } from "../../../../test/harness/pay.ts";
import { PIN, readyToWithdraw } from "../../../../test/harness/payout.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { changeBrandConfig } from "../../../platform/brand/change-config.ts";
import { audit } from "../../../platform/schema.ts";
import { inbox } from "../../inbox/schema.ts";
import { contracts } from "./schema.ts";

const newWorld = testDatabase();
const asPreview = z.object({ hash: z.string() });

const freeze = async (world: World, { username }: TestMember, what: "freeze" | "thaw") =>
  expect(await operate(world, `money ${what}`, { brand: world.brand, member: username, reason: "A dispute" })).toMatchObject({
    ok: true,
  });

/** Everything that a signature or a transfer would change. */
async function stored({ system }: World, people: readonly TestMember[]) {
  const each = await Promise.all(
    people.map(async ({ id }) => [
      await system.db.select().from(contracts).where(eq(contracts.memberId, id)).orderBy(contracts.id),
      await system.db.select().from(inbox).where(eq(inbox.memberId, id)).orderBy(inbox.id),
      (await system.db.select().from(audit).where(eq(audit.memberId, id))).filter(({ action }) => !action.startsWith("money."))
        .length,
    ]),
  );
  return JSON.stringify(each, (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
}

/** The middle agent has previewed what a lower contract ends. */
async function previewed(world: World) {
  const tree = await AgentTree.open(world);
  const { top, middle, low } = tree;
  await tree.brandContract(daily(9000));
  await tree.agree(top, middle, daily(8000));
  await tree.agree(middle, low, daily(7000));
  const { id } = await tree.offer(top, middle, daily(5000));
  const { hash } = asPreview.parse((await refusal(tree.sign(middle, id))).value);
  const key = newKey();
  const confirm = async () => await tree.by(middle).write("contracts.sign", { id, confirm: hash }, { key });
  return { tree, top, middle, low, id, hash, confirm };
}

it("refuses a confirmed signature of a signer whose money was frozen since the preview, and changes nothing", async () => {
  const world = await newWorld();
  const { tree, middle, low, confirm } = await previewed(world);
  const before = await stored(world, [middle, low]);
  await freeze(world, middle, "freeze");
  expect((await refusal(confirm())).code).toBe("money.account_locked");
  expect(await stored(world, [middle, low])).toBe(before);
  expect([await tree.running(middle), await tree.running(low)]).toEqual([[8000], [7000]]);
  // The same confirmation, by the same key, is done once it may be.
  await freeze(world, middle, "thaw");
  const { state } = await confirm();
  expect(state).toBe("signed");
  expect([await tree.running(middle), await tree.running(low)]).toEqual([[5000], []]);
});

it("signs before a freeze or not at all, when both come at once", async () => {
  const world = await newWorld();
  const { tree, middle, low, confirm } = await previewed(world);
  const [signed] = await Promise.allSettled([confirm(), freeze(world, middle, "freeze")]);
  const running = [await tree.running(middle), await tree.running(low)];
  const code = signed.status === "rejected" ? (await refusal(Promise.reject(signed.reason))).code : undefined;
  expect({ code, running }).toEqual(
    signed.status === "fulfilled" ? { running: [[5000], []] } : { code: "money.account_locked", running: [[8000], [7000]] },
  );
});

it("refuses a confirmation of terms that were withdrawn, or that the upline's own contract no longer covers", async () => {
  const world = await newWorld();
  const { tree, top, middle, low, id, hash, confirm } = await previewed(world);
  await tree.close("contracts.withdraw", top, id);
  expect(await refusal(confirm())).toMatchObject({ code: "contract.wrong_state", value: { state: "withdrawn" } });
  // The hash of the former preview names the same list, but another contract is another question.
  const next = await tree.offer(top, middle, daily(5500));
  expect((await refusal(confirm())).code).toBe("contract.wrong_state");
  expect([await tree.running(middle), await tree.running(low)]).toEqual([[8000], [7000]]);
  const { value } = await refusal(tree.brandContract(daily(4000)));
  const [lower] = (await tree.by(top).read("contracts.list", { type: "daily", state: "offered", side: "upline" })).items;
  await tree.sign(top, lower?.id ?? "", asPreview.parse(value).hash);
  expect((await refusal(tree.sign(middle, next.id, hash))).code).toBe("contract.above_upline");
  expect([await tree.running(middle), await tree.running(low)]).toEqual([[], []]);
});

it("refuses a transfer that was frozen, or whose limits changed, after its sender saw them", async () => {
  const world = await newWorld({ profile: "strict" });
  const tree = await AgentTree.open(world);
  const { top, middle } = tree;
  await readyToWithdraw(tree.by(top), "vikram@okaxis");
  await giveCommission(world, top, 300_000n);
  const key = newKey();
  const rules = await tree.by(top).read("upline.rules", {});
  expect(rules.available.amount).toBe("3000.00");
  const send = async () =>
    await tree
      .by(top)
      .write("upline.send", { to: "downline", account: middle.username, amount: "500.00", paymentPassword: PIN }, { key });
  const before = await stored(world, [top, middle]);
  await freeze(world, top, "freeze");
  expect((await refusal(send())).code).toBe("money.account_locked");
  await freeze(world, top, "thaw");
  const setMin = async (min: string) =>
    await world.system.db.transaction(
      async (tx) => await changeBrandConfig(tx, world.brand, (config) => ({ ...config, payments: { transfers: { min } } })),
    );
  await setMin("60000");
  expect(await refusal(send())).toMatchObject({ code: "money.out_of_range", value: { min: "600.00" } });
  expect(await loadCommission(world, top)).toBe(300_000n);
  expect(await stored(world, [top, middle])).toBe(before);
  await setMin("10000");
  expect((await send()).amount.amount).toBe("500.00");
  expect(await loadCommission(world, top)).toBe(250_000n);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});
