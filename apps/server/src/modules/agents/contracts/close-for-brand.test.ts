import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { AgentTree, daily } from "../../../../test/harness/agent-tree.ts";
import { clientFor } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import type { TestMember } from "../../../../test/harness/member.ts";
import { operate, operateByTwo, requestFor } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { audit } from "../../../platform/schema.ts";

const newWorld = testDatabase();

let world: World;
let tree: AgentTree;
let top: TestMember;
let middle: TestMember;

beforeEach(async () => {
  world = await newWorld();
  tree = await AgentTree.open(world);
  ({ top, middle } = tree);
});

const named = (id: string, rest: object = {}) => ({ brand: world.brand, id, reason: "Agreed by phone", ...rest });
const end = async (id: string, rest: object = {}) => await operateByTwo(world, "contracts end", named(id, rest));
const withdraw = async (id: string) => await operateByTwo(world, "contracts withdraw", named(id));
const titles = async ({ id }: TestMember) =>
  (await (await clientFor(world, id === top.id ? top : middle)).read("inbox.list", {})).items.map(({ title }) => title);
const loadLines = async (action: string) =>
  (await world.system.db.select().from(audit).where(eq(audit.action, action))).filter(({ brand }) => brand === world.brand);

const listed = z.object({ value: z.array(z.object({ id: z.string(), state: z.string() })) });
async function offered(): Promise<string> {
  const tiers = JSON.stringify([{ ratio: 9000 }]);
  await operateByTwo(world, "contracts offer", { brand: world.brand, member: top.username, type: "daily", tiers });
  return listed.parse(await operate(world, "contracts list", { brand: world.brand })).value[0]?.id ?? "";
}

describe("contracts withdraw", () => {
  it("takes an offer of the brand back once, with a second person, and notifies the agent", async () => {
    const id = await offered();
    await requestFor(world, "contracts withdraw", named(id));
    expect(listed.parse(await operate(world, "contracts list", { brand: world.brand })).value).toMatchObject([
      { id, state: "offered" },
    ]);
    expect(await withdraw(id)).toMatchObject({ ok: true, value: { member: top.username, type: "daily", state: "withdrawn" } });
    expect((await refusal(tree.sign(top, id))).value).toEqual({ state: "withdrawn" });
    expect(await titles(top)).toContain("Proposal withdrawn: Daily salary");
    expect(await loadLines("contract.withdraw")).toMatchObject([
      { memberId: top.id, details: { contract: id, type: "daily", reason: "Agreed by phone" } },
    ]);
    expect(await withdraw(id)).toMatchObject({ ok: false, says: "The contract is withdrawn." });
  });

  it("is refused for a signed contract, an offer whose time is over, and one that the brand did not make", async () => {
    const id = await tree.brandContract(daily(9000));
    expect(await withdraw(id)).toMatchObject({ ok: false, says: "The contract is signed." });
    const { id: below } = await tree.offer(top, middle, daily(8000));
    for (const unknown of [below, newId()])
      expect(await withdraw(unknown)).toMatchObject({ ok: false, says: "The brand has no contract of this id." });
    const again = await offered();
    await tree.laterBy(8);
    expect(await withdraw(again)).toMatchObject({ ok: false, says: "The contract is expired." });
  });
});

describe("contracts end", () => {
  it("ends a contract with its period, and those below once their list is confirmed", async () => {
    const id = await tree.brandContract(daily(9000));
    const { id: below } = await tree.agree(top, middle, daily(8000));
    const refused = await end(id);
    expect(refused).toMatchObject({ ok: false, says: expect.stringContaining(middle.username) });
    const hash = /"hash":"([0-9a-f]+)"/.exec(refused.ok ? "" : refused.says)?.[1];
    expect(await end(id, { confirm: "0".repeat(64) })).toMatchObject({ ok: false });
    await tree.laterBy(2);
    const ended = { member: top.username, type: "daily", state: "ending", cancelled: 1 };
    expect(await end(id, { confirm: hash })).toMatchObject({ ok: true, value: ended });
    const [own] = (await tree.by(middle).read("contracts.list", { side: "upline" })).items;
    expect(own).toMatchObject({ id: below, state: "cancelled" });
    expect(await titles(top)).toContain("Contract ends: Daily salary");
    expect(await titles(middle)).toContain("Contract cancelled: Daily salary");
    const [line, ...more] = await loadLines("contract.end");
    expect(line).toMatchObject({ memberId: top.id, details: { contract: id, cancelled: [below], reason: "Agreed by phone" } });
    expect(more).toEqual([]);
    expect(await end(id)).toMatchObject({ ok: false, says: "The contract is ending." });
  });

  it("is refused when the list has changed before the second person agrees", async () => {
    const id = await tree.brandContract(daily(9000));
    const request = await requestFor(world, "contracts end", named(id));
    await tree.agree(top, middle, daily(8000));
    const answer = await operate(world, "requests approve", { id: request }, "ravi");
    expect(answer).toMatchObject({ ok: false, says: expect.stringContaining("--confirm") });
    expect(await tree.running(top)).toEqual([9000]);
  });

  it("is refused for an offer, and for a contract between two agents", async () => {
    await tree.brandContract(daily(9000));
    expect(await end(await offered())).toMatchObject({ ok: false, says: "The contract is offered." });
    const { id } = await tree.offer(top, middle, daily(8000));
    expect(await end(id)).toMatchObject({ ok: false, says: "The brand has no contract of this id." });
  });
});
