import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { InputOf } from "@baize/api/contract/contract";
import { AgentTree, daily, type Terms, weekly } from "../../../../test/harness/agent-tree.ts";
import { clientFor, newKey } from "../../../../test/harness/bank.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { registerWork } from "../../../../test/harness/human.ts";
import { operate } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { members } from "../../identity/schema.ts";

const newWorld = testDatabase();
const FIRST = "first-password-of-nine";
const OWN = "three-quiet-elephants";

let world: World;
let tree: AgentTree;

beforeEach(async () => {
  world = await newWorld();
  tree = await AgentTree.open(world);
  await tree.brandContract(daily(6000));
  await tree.agree(tree.top, tree.middle, daily(5000));
});

const open = async (account: string, offers: Terms[], more: Partial<InputOf<"team.open">> = {}) => {
  const person = { account, type: 2 as const, password: FIRST, confirmPassword: FIRST, agreement: true as const };
  return await tree.by(tree.middle).write("team.open", { ...person, offers, ...more }, { key: newKey() });
};
const addLink = async (offers: Terms[], more: Partial<InputOf<"team.addLink">> = {}) =>
  await tree.by(tree.middle).write("team.addLink", { type: 2, offers, ...more }, { key: newKey() });

/** Registers by a link; the client of the new account. */
async function join(affiliateCode: string, username: string) {
  const visitor = clientOf(world);
  const person = { username, password: OWN, confirmPassword: OWN, birthday: "1990-04-12", agreement: true };
  const input = { ...person, affiliateCode, ...(await registerWork(visitor)) };
  await visitor.write("register.create", input, { key: newKey() });
  return clientOf(world, (await visitor.write("session.login", { username, password: OWN })).token);
}

const LATER_MS = 11 * 60_000;

const CALLS = { "team.open": async (offers: Terms[]) => await open("thirdagent3", offers), "team.addLink": addLink } as const;

describe.each(Object.entries(CALLS))("the offers of %s", (_name, call) => {
  const code = async (offers: Terms[]) => (await refusal(call(offers))).code;

  it("are refused for terms and by a brand that allow none, and while the agent's money is frozen", async () => {
    expect(await code([{ ...daily(1), tiers: [{ ratio: 1 }, { ratio: 1 }] }])).toBe("contract.tiers_overlap");
    await operate(world, "features change", { brand: world.brand, feature: "contracts.daily", to: "off" });
    expect(await code([daily(1)])).toBe("contract.type_closed");
    await operate(world, "features change", { brand: world.brand, feature: "contracts.daily", to: "on" });
    await world.system.db.update(members).set({ moneyFrozen: true }).where(eq(members.id, tree.middle.id));
    expect(await code([daily(1)])).toBe("money.account_locked");
  });
});

describe("the first offers of a new account", () => {
  it("are made with it, and wait for its signature once it has a password of its own", async () => {
    await open("firstagent1", [daily(4000)]);
    const { token } = await clientOf(world).write("session.login", { username: "firstagent1", password: FIRST });
    const person = clientOf(world, token);
    await person.write("member.changePassword", { oldPassword: FIRST, newPassword: OWN, confirmNewPassword: OWN });
    const signedIn = await clientOf(world).write("session.login", { username: "firstagent1", password: OWN });
    const own = clientOf(world, signedIn.token);
    const [offer] = (await own.read("contracts.list", { awaits: "me" })).items;
    expect(offer).toMatchObject({ type: "daily", version: 1, tiers: [{ ratio: 4000 }], state: "offered", side: "upline" });
    expect((await own.read("inbox.list", {})).items).toHaveLength(1);
    const signed = await own.write("contracts.sign", { id: offer?.id ?? "" }, { key: newKey() });
    expect(signed).toMatchObject({ state: "signed" });
    expect(await tree.running(tree.middle)).toEqual([5000]);
  });

  it("open no account where one of them cannot be made", async () => {
    const refused = async (offers: Terms[], more?: Partial<InputOf<"team.open">>) =>
      await refusal(open("secondagent2", offers, more));
    expect(await refused([daily(5001)])).toMatchObject({ code: "contract.above_upline" });
    expect(await refused([weekly(1)])).toMatchObject({ code: "contract.above_upline" });
    expect(await refused([daily(4000)], { type: 0 })).toMatchObject({ code: "contract.party_not_agent" });
    const twice = await refused([daily(4000), daily(3000)]);
    expect(twice).toMatchObject({ value: { issues: [{ field: "offers.1.type" }] } });
    const zero = await refused([{ type: "daily", period: "D", tiers: [{ ratio: 0 }] }]);
    expect(zero).toMatchObject({ value: { issues: [{ field: "offers.0.tiers.0.ratio" }] } });
    world.advance(LATER_MS);
    expect(await refused([daily(4000)])).toMatchObject({ code: "auth.proof_required" });
    expect((await tree.by(tree.middle).read("team.list", { search: "secondagent2" })).items).toEqual([]);
    // An account alone binds its agent to nothing.
    await open("secondagent2", []);
  });
});

describe("the offers of a link", () => {
  it("are made to each agent who registers by it", async () => {
    const link = await addLink([daily(3000)]);
    expect(link.offers).toEqual([{ type: "daily", period: "D", minBet: "0.00", tiers: [{ ratio: 3000 }] }]);
    for (const name of ["joined_one", "joined_two"]) {
      const { items } = await (await join(link.code, name)).read("contracts.list", {});
      expect(items).toMatchObject([{ state: "offered", side: "upline", tiers: [{ ratio: 3000 }] }]);
    }
  });

  it("are for agents alone, and need a contract that pays as much", async () => {
    expect(await refusal(addLink([daily(3000)], { type: 0 }))).toMatchObject({ code: "contract.party_not_agent" });
    expect(await refusal(addLink([daily(5001)]))).toMatchObject({ code: "contract.above_upline" });
  });

  it("are left out where the upline's own contract pays less by then, and the account is opened", async () => {
    const link = await addLink([daily(3000)]);
    await tree.agree(tree.top, tree.middle, daily(2000));
    const person = await join(link.code, "joined_late");
    expect((await person.read("contracts.list", {})).items).toEqual([]);
    const upline = await clientFor(world, tree.middle);
    expect((await upline.read("team.links", {})).items).toMatchObject([{ uses: 1, offers: [{ type: "daily" }] }]);
  });
});
