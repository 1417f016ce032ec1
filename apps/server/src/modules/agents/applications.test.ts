import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { agentApplications } from "./schema.ts";
import { clientOf, refusal } from "../../../test/harness/client.ts";
import { BEHIND_PROXY, from } from "../../../test/harness/from-address.ts";
import { newProof } from "../../../test/harness/human.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld({ environment: BEHIND_PROXY });
});

const apply = async (given: object, where = world) =>
  await clientOf(where).write("agentApplication.send", { name: "Ravi Kumar", proof: await newProof(where), ...given });
const refusedField = async (given: object) => {
  const { value } = await refusal(apply(given));
  return value;
};

const issue = (field: string, code: string) => ({ issues: [{ field, code }] });

describe("an agent application", () => {
  it("needs a name and one valid way to reach the applicant", async () => {
    expect(await refusedField({})).toMatchObject(issue("mobileNum", "required"));
    expect(await refusedField({ name: "   ", contact: "t.me/ravi" })).toMatchObject(issue("name", "required"));
    expect(await refusedField({ mobileNum: "12" })).toMatchObject(issue("mobileNum", "not_a_phone"));
    expect(await refusedField({ email: "ravi@" })).toMatchObject(issue("email", "pattern"));
    const { id } = await apply({ mobileNum: "9812345678", email: " Ravi@Example.in ", message: "Two hundred players" });
    const [row] = await world.system.db.select().from(agentApplications).where(eq(agentApplications.id, id));
    expect(row).toMatchObject({ mobile: "+919812345678", email: "ravi@example.in", name: "Ravi Kumar", brand: world.brand });
  });

  it("needs a human check, and is limited to five a day from one address", async () => {
    const unasked = clientOf(world).write("agentApplication.send", { name: "Ravi", contact: "t.me/ravi" });
    expect(await refusal(unasked)).toMatchObject({ code: "auth.captcha_required" });
    const there = from(world, "203.0.113.5");
    for (let turn = 0; turn < 5; turn += 1) await apply({ contact: `t.me/ravi${turn}` }, there);
    expect(await refusal(apply({ contact: "t.me/ravi" }, there))).toMatchObject({ code: "verify.too_many_requests" });
    expect(await apply({ contact: "t.me/ravi" }, from(world, "203.0.113.6"))).toHaveProperty("id");
  });
});
