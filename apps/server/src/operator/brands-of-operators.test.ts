import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { ROLES } from "@baize/domain/operators/role";
import { members } from "../modules/identity/schema.ts";
import { freeRounds } from "../modules/wallet-api/schema.ts";
import { audit } from "../platform/schema.ts";
import { writeOperatorAudit } from "../platform/operator/write-operator-audit.ts";
import { addOperator, addOperatorOf, type TestOperator } from "../../test/harness/operators.ts";
import { addWaiting, HOLDS_WINS } from "../../test/harness/waiting.ts";
import { testDatabase } from "../../test/harness/test-database.ts";
import type { World } from "../../test/harness/world.ts";
import { OPERATIONS } from "./operations.ts";

const newWorld = testDatabase();
const operations = Object.entries(OPERATIONS);

let world: World;
let other: World;
let ids: Record<string, string>;
let own: TestOperator;
let stranger: TestOperator;
let everywhere: TestOperator;
beforeAll(async () => {
  world = await newWorld({ config: HOLDS_WINS });
  other = await newWorld();
  ids = await addWaiting(world);
  own = await addOperatorOf(world, [world.brand], ...ROLES);
  stranger = await addOperatorOf(world, [other.brand], ...ROLES);
  everywhere = await addOperator(world, ...ROLES);
});

const onlyFor = (brand: string) => `Your account acts for these brands alone: ${brand}.`;
const request = async (operator: TestOperator, name: string, input: Record<string, unknown>) =>
  z.object({ request: z.string() }).parse(await operator.said(name, input)).request;

/** The input by which an operation finds its brand: ids of waiting requests, and texts for the rest. */
function inputFor(name: string): Record<string, unknown> {
  const [group = ""] = name.split(" ");
  const texts = { reason: "The bank said so", text: "It was sent", message: "Welcome aboard", account: "kiran.agent" };
  const all: Record<string, unknown> = { ...texts, brand: world.brand, member: ids.member, id: ids[group] ?? "nothing" };
  return Object.fromEntries(
    Object.keys(OPERATIONS[name]?.input.shape ?? {}).flatMap((key) => (key in all ? [[key, all[key]]] : [])),
  );
}

it("refuses each operation to an operator of another brand, and an operation for all brands to an operator of one brand", async () => {
  for (const [name, { scope }] of operations) {
    if (scope === "operator") continue;
    const input = scope === "platform" ? {} : inputFor(name);
    const limited = [
      { operator: stranger, brand: other.brand },
      ...(scope === "platform" ? [{ operator: own, brand: world.brand }] : []),
    ];
    for (const { operator, brand } of limited) expect(await operator.said(name, input), name).toBe(onlyFor(brand));
    expect(await everywhere.said(name, { ...input, nothing: "known" }), name).not.toContain("Your account acts for");
  }
  const lines = await world.system.db.select().from(audit).where(eq(audit.brand, world.brand));
  expect(lines.filter(({ requestId }) => requestId === `operator ${stranger.username}`)).toEqual([]);
});

/** The operations without data in this world: no image was sent, and no run was settled. */
const ABSENT = new Set(["withdrawals images", "applications images", "settlement rerun", "settlement statement"]);

it("leaves the brand's own operator every operation on it", async () => {
  for (const [name, { scope, access }] of operations) {
    if (typeof scope === "string" || access === "money" || access === "state") continue;
    expect(await own.run(name, inputFor(name)), name).toMatchObject({ ok: !ABSENT.has(name) });
  }
  expect(await own.said("feedback answer", inputFor("feedback answer"))).toMatchObject({ state: "answered" });
});

const FREE = {
  campaign: "diwali",
  provider: "test",
  gameId: "test.slot",
  gameCode: "slot",
  currency: "INR",
  stake: 100n,
  granted: 5,
  open: 5,
};

it("shows other brands in no list", async () => {
  const times = { grantedAt: world.system.now(), validUntil: world.system.now() };
  const [member] = await world.system.db
    .select()
    .from(members)
    .where(eq(members.username, ids["member"] ?? ""));
  await world.system.db.insert(freeRounds).values({ ...FREE, ...times, memberId: member?.id ?? "", brand: world.brand });
  const id = await request(everywhere, "deposits approve", { id: ids.deposits });
  const lists = operations.filter(([, { scope, access }]) => scope === "operator" && access === undefined);
  expect(lists.map(([name]) => name)).toContain("requests list");
  for (const [name] of lists) {
    const state = name === "deposits list" ? { state: "created" } : {};
    const [group = ""] = name.split(" ");
    // Free rounds are named by their member and campaign.
    const named = group === "free-rounds" ? { campaign: FREE.campaign } : { id: name === "requests list" ? id : ids[group] };
    const shown = expect.arrayContaining([expect.objectContaining(named)]);
    for (const operator of [own, everywhere]) expect(await operator.said(name, state), name).toEqual(shown);
    expect(await stranger.said(name, state), name).toEqual([]);
  }
});

it("refuses another brand's request to a limited operator, and takes the approval of the brand's own", async () => {
  const asked = { brand: world.brand, member: ids.member, amount: "5.00", reason: "Promised by phone" };
  const [id, back] = [
    await request(own, "money adjust", asked),
    await request(everywhere, "deposits approve", { id: ids.deposits }),
  ];
  for (const verb of ["requests approve", "requests reject"])
    for (const one of [id, back]) expect(await stranger.said(verb, { id: one })).toBe(onlyFor(other.brand));
  const colleague = await addOperatorOf(world, [other.brand, world.brand], "finance");
  expect(await own.said("requests approve", { id: back })).toMatchObject({ state: "succeeded" });
  expect(await colleague.said("requests approve", { id })).toMatchObject({ member: ids.member });
});

it("takes back an act whose audit line names another brand", async () => {
  const { system } = world;
  const line = { brand: world.brand, action: "settings.change" };
  const limited = { name: stranger.username, brands: [other.brand] };
  await expect(writeOperatorAudit(system.db, system, limited, line)).rejects.toThrow(onlyFor(other.brand));
});

it("limits an operator to brands by two managers of all brands, at once, and never the last of them", async () => {
  const second = await addOperator(world, "manager");
  const change = async (brands: string) => await everywhere.said("operators change", { username: own.username, brands });
  expect(await change("nowhere")).toBe("There is no brand nowhere.");
  expect(await everywhere.said("operators change", { username: own.username })).toContain("Say what is to change");
  const id = await request(everywhere, "operators change", { username: own.username, brands: other.brand });
  expect(await own.said("requests approve", { id })).toBe(onlyFor(world.brand));
  expect(await second.said("requests approve", { id })).toMatchObject({ username: own.username, brands: other.brand });
  expect(await own.said("settings show", { brand: world.brand })).toBe(onlyFor(other.brand));
  expect(await own.said("settings show", { brand: other.brand })).toMatchObject({ brand: other.brand });
  const listed = await everywhere.said("operators list");
  expect(listed).toContainEqual(expect.objectContaining({ username: own.username, brands: other.brand }));
  expect(listed).toContainEqual(expect.objectContaining({ username: second.username, brands: "all" }));
  const invited = { username: "lena", roles: "support", brands: `${world.brand},${other.brand}` };
  await second.run("requests approve", { id: await request(everywhere, "operators invite", invited) });
  expect(await everywhere.said("operators list")).toContainEqual(
    expect.objectContaining({ username: "lena", brands: `${world.brand} ${other.brand}` }),
  );
  await everywhere.run("operators end", { username: second.username });
  expect(await everywhere.said("operators change", { username: everywhere.username, brands: world.brand })).toContain(
    "is the last manager of all brands",
  );
  expect(await own.said("sign-out")).toMatchObject({ signedIn: false });
});
