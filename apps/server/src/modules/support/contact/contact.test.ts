import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { oneTimeKey, servicePaths } from "@baize/api/envelope/sealed-answer";
import { agentApplications } from "../../agents/schema.ts";
import { feedback } from "../feedback-schema.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { BEHIND_PROXY, from } from "../../../../test/harness/from-address.ts";
import { newProof } from "../../../../test/harness/human.ts";
import { addMember, signIn } from "../../../../test/harness/member.ts";
import { testDatabase, type World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld({ environment: BEHIND_PROXY });
});

const send = async (token: string, content: string) =>
  await clientOf(world, token).write("feedback.send", { type: "game", content });

describe("feedback", () => {
  it("is kept as typed, within its bounds, counted as people count", async () => {
    const member = await addMember(world);
    const token = await signIn(world, member);
    const bounds = { min: 10, max: 500 };
    expect(await refusal(send(token, "   short   "))).toMatchObject({
      value: { issues: [{ field: "content", code: "too_short", params: bounds }] },
    });
    expect(await refusal(send(token, "x".repeat(501)))).toMatchObject({
      value: { issues: [{ field: "content", code: "too_long" }] },
    });
    await send(token, "👩‍👩‍👧‍👦".repeat(20));
    const { id } = await send(token, `  <b>The reels stop late.</b>  `);
    const rows = await world.system.db.select().from(feedback).where(eq(feedback.memberId, member.id));
    expect(rows).toHaveLength(2);
    expect(rows.find((row) => row.id === id)).toMatchObject({
      content: "<b>The reels stop late.</b>",
      type: "game",
      brand: world.brand,
    });
  });

  it("comes twenty times a day from one member, and never from a trial", async () => {
    const token = await signIn(world, await addMember(world));
    for (let turn = 0; turn < 20; turn += 1) await send(token, `Message number ${turn}`);
    expect(await refusal(send(token, "One message more"))).toMatchObject({ code: "rate.limited", value: { retryAfter: 3600 } });
    const trial = await signIn(world, await addMember(world, 0n, { kind: 4, book: "demo" }));
    expect(await refusal(send(trial, "A trial's message"))).toMatchObject({ code: "auth.demo_account" });
  });
});

const apply = async (given: object, where = world) =>
  await clientOf(where).write("agentApplication.send", { name: "Ravi Kumar", proof: await newProof(where), ...given });
const fieldOf = async (given: object) => {
  const { value } = await refusal(apply(given));
  return value;
};

const issue = (field: string, code: string) => ({ issues: [{ field, code }] });

describe("who would like to become an agent", () => {
  it("leaves a name and one good way to be reached", async () => {
    expect(await fieldOf({})).toMatchObject(issue("mobileNum", "required"));
    expect(await fieldOf({ name: "   ", contact: "t.me/ravi" })).toMatchObject(issue("name", "required"));
    expect(await fieldOf({ mobileNum: "12" })).toMatchObject(issue("mobileNum", "not_a_phone"));
    expect(await fieldOf({ email: "ravi@" })).toMatchObject(issue("email", "pattern"));
    const { id } = await apply({ mobileNum: "9812345678", email: " Ravi@Example.in ", message: "Two hundred players" });
    const [row] = await world.system.db.select().from(agentApplications).where(eq(agentApplications.id, id));
    expect(row).toMatchObject({ mobile: "+919812345678", email: "ravi@example.in", name: "Ravi Kumar", brand: world.brand });
  });

  it("is a person, and comes five times a day from one address", async () => {
    const unasked = clientOf(world).write("agentApplication.send", { name: "Ravi", contact: "t.me/ravi" });
    expect(await refusal(unasked)).toMatchObject({ code: "auth.captcha_required" });
    const there = from(world, "203.0.113.5");
    for (let turn = 0; turn < 5; turn += 1) await apply({ contact: `t.me/ravi${turn}` }, there);
    expect(await refusal(apply({ contact: "t.me/ravi" }, there))).toMatchObject({ code: "verify.too_many_requests" });
    expect(await apply({ contact: "t.me/ravi" }, from(world, "203.0.113.6"))).toHaveProperty("id");
  });
});

const paths = async (where: World, token: string | null = null) => {
  const { key, open } = await oneTimeKey();
  const { sealed } = await clientOf(where, token).write("support.service", { key });
  expect(sealed.split(".")).toHaveLength(5);
  return servicePaths(await open(sealed));
};

describe("customer service", () => {
  it("answers its paths sealed to a key of the caller's, the chat by the member's label", async () => {
    const customerService = [
      { kind: "standard" as const, label: null, url: "https://chat.example/standard" },
      { kind: "vip" as const, label: "Diamond", url: "https://chat.example/vip" },
    ];
    const where = await newWorld({ config: { customerService } });
    const chatOf = async (token: string | null) => (await paths(where, token)).find(({ type }) => type === 3)?.path;
    expect(await chatOf(null)).toBe("https://chat.example/standard");
    expect(await chatOf(await signIn(where, await addMember(where)))).toBe("https://chat.example/standard");
    const vip = await addMember(where, 0n, { memberLabels: ["Diamond"] });
    expect(await chatOf(await signIn(where, vip))).toBe("https://chat.example/vip");
  });

  it("is read by nobody else, and refuses a point that is on no curve", async () => {
    const mine = await oneTimeKey();
    const { sealed } = await clientOf(world).write("support.service", { key: mine.key });
    await expect((await oneTimeKey()).open(sealed)).rejects.toThrow("decryption operation failed");
    const off = { ...mine.key, y: mine.key.x };
    expect(await refusal(clientOf(world).write("support.service", { key: off }))).toMatchObject({
      code: "input.invalid",
      value: { issues: [{ field: "key", code: "not_allowed" }] },
    });
  });
});
