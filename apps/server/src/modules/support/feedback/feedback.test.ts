import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { feedback } from "./schema.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, signIn } from "../../../../test/harness/member.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const send = async (token: string, content: string) =>
  await clientOf(world, token).write("feedback.send", { type: "game", content });

describe("feedback", () => {
  it("is stored as typed, within its limits, counted in user-perceived characters", async () => {
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

  it("is limited to twenty a day for one member, and refused from a trial account", async () => {
    const token = await signIn(world, await addMember(world));
    for (let turn = 0; turn < 20; turn += 1) await send(token, `Message number ${turn}`);
    expect(await refusal(send(token, "One message more"))).toMatchObject({ code: "rate.limited", value: { retryAfter: 3600 } });
    const trial = await signIn(world, await addMember(world, 0n, { kind: 4, book: "demo" }));
    expect(await refusal(send(trial, "A trial's message"))).toMatchObject({ code: "auth.demo_account" });
  });
});
