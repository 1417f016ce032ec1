import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import * as z from "zod";
import { ROLES } from "@baize/domain/operators/role";
import { OPERATIONS } from "../../operator/operations.ts";
import { audit } from "../../platform/schema.ts";
import { stepAt, totpCode } from "../identity/totp/totp-code.ts";
import { otherCode } from "../../../test/harness/outbox.ts";
import { PASSWORD } from "../../../test/harness/member.ts";
import { addOperator, runAs, saidIn, signInAs } from "../../../test/harness/operators.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";
import { fromBase32 } from "../../../test/harness/base32.ts";
import { operators } from "./schema.ts";

const newWorld = testDatabase();
const MINUTE = 60_000;
const WRONG = "The name, the password or the code is wrong.";
const SIGN_IN = "Sign in first: npm run operator -- sign-in --username <name>.";

let world: World;
beforeEach(async () => {
  world = await newWorld();
});

const open = async (name: string, input: Record<string, unknown>) => saidIn(await runAs(world, "", name, input));
const invitation = z.object({ enrolment: z.string() });
const secretOf = (value: unknown) => fromBase32(z.object({ secret: z.string(), uri: z.string() }).parse(value).secret);

it("lets the first manager in by bootstrap, who enrols with a password and an authenticator; never a second time", async () => {
  const username = "meera";
  const { token: trying } = z.object({ token: z.string() }).parse(await open("sandbox sign-in", { username: "zoya" }));
  const { enrolment: lost } = invitation.parse(await open("bootstrap", { username }));
  expect(await open("bootstrap", { username: "ravi" })).toBe("meera was invited as the first operator.");
  const { enrolment } = invitation.parse(await open("bootstrap", { username }));
  const refused = "The invitation is not valid, or is over. A manager can make another.";
  expect(await open("enrolment begin", { username, enrolment: lost })).toBe(refused);
  const secret = secretOf(await open("enrolment begin", { username, enrolment }));
  const code = () => totpCode(secret, stepAt(world.system.now()));
  const finish = async (rest: object) =>
    await open("enrolment finish", { username, enrolment, password: PASSWORD, code: code(), ...rest });
  expect(await open("sign-in", { username, password: PASSWORD, code: code() })).toBe(WRONG);
  expect(await finish({ password: "passwordpassword" })).toMatch(/^The password is refused: 15 characters at least/);
  expect(await finish({ code: otherCode(code()) })).toBe("The code is wrong. Type the newest one that the app shows.");
  expect(await finish({})).toMatchObject({ username, state: "active" });
  expect(await finish({})).toBe(refused);
  expect(await open("bootstrap", { username })).toBe("There is an operator already, who can add others.");
  expect(await open("sandbox sign-in", { username: "zoya" })).toContain("Operators of this server sign in");
  expect(saidIn(await runAs(world, trying, "operators list"))).toBe(SIGN_IN);
  // The code that enrolled opens no session.
  expect(await open("sign-in", { username, password: PASSWORD, code: code() })).toBe(WRONG);
  world.advance(MINUTE);
  const token = await signInAs(world, { username, code });
  expect(saidIn(await runAs(world, token, "operators list"))).toMatchObject([
    { username, roles: "manager", state: "active" },
    { username: "zoya", state: "ended" },
  ]);
  const lines = await world.system.db.select().from(audit).where(eq(audit.requestId, "operator meera"));
  expect(lines.map(({ action }) => action)).toEqual(["operator.enrol", "operator.sign-in"]);
  await world.system.db.update(operators).set({ state: "ended" });
});

it("signs in with password and a new code alone, and not with any other proof", async () => {
  const { username, code } = await addOperator(world, "support");
  const attempt = async (rest: object) => await open("sign-in", { username, password: PASSWORD, code: code(), ...rest });
  expect(await attempt({})).toBe(WRONG);
  world.advance(MINUTE);
  expect(await attempt({ password: "not it, not at all" })).toBe(WRONG);
  expect(await attempt({ code: otherCode(code()) })).toBe(WRONG);
  expect(await attempt({ username: "nobody" })).toBe(WRONG);
  expect(await attempt({})).toMatchObject({ username, roles: "support", token: expect.any(String) });
});

it("checks five tries under one name, however many come at once", async () => {
  const { username, code } = await addOperator(world, "support");
  world.advance(MINUTE);
  const wrong = { username, password: PASSWORD, code: otherCode(code()) };
  const answers = await Promise.all(Array.from({ length: 20 }, async () => await open("sign-in", wrong)));
  expect(answers.filter((answer) => answer === WRONG)).toHaveLength(5);
  const right = async () => await open("sign-in", { username, password: PASSWORD, code: code() });
  expect(await right()).toBe("Too many tries under this name. Try again in 15 minutes.");
  world.advance(16 * MINUTE);
  expect(await right()).toMatchObject({ username });
});

it("ends a session by sign-out, after 30 minutes without use, and after 10 hours", async () => {
  const [left, idle, busy] = [
    await addOperator(world, "risk"),
    await addOperator(world, "risk"),
    await addOperator(world, "risk"),
  ];
  const list = async ({ said }: typeof left) => await said("requests list");
  await left.run("sign-out");
  expect(await list(left)).toBe(SIGN_IN);
  world.advance(31 * MINUTE);
  expect(await list(idle)).toBe(SIGN_IN);
  const again = await signInAs(world, busy);
  const listAgain = async () => saidIn(await runAs(world, again, "requests list"));
  for (let half = 0; half < 20; half += 1) {
    expect(await listAgain()).toEqual([]);
    world.advance(29.9 * MINUTE);
  }
  world.advance(5 * MINUTE);
  expect(await listAgain()).toBe(SIGN_IN);
  expect(saidIn(await runAs(world, "made up", "requests list"))).toBe(SIGN_IN);
});

it("runs an operation for the roles of its row alone", async () => {
  for (const role of ROLES) {
    const { said } = await addOperator(world, role);
    for (const [name, { roles }] of Object.entries(OPERATIONS)) {
      if (roles === "public" || roles.includes(role)) continue;
      expect(await said(name), `${role}: ${name}`).toBe(`"${name}" needs one of these roles: ${roles.join(", ")}.`);
    }
  }
});

it("asks a second manager before an operator is made, and never loses the last manager", async () => {
  await world.system.db.update(operators).set({ state: "ended" });
  const first = await addOperator(world, "manager");
  expect(await first.said("operators end", { username: first.username })).toContain("is the last manager");
  const roles = "finance";
  expect(await first.said("operators invite", { username: "only.alone", roles })).toHaveProperty("enrolment");
  const second = await addOperator(world, "manager", "risk");
  const asked = await first.said("operators invite", { username: "new.person", roles: "finance,manager" });
  const { request: id } = z.object({ request: z.string() }).parse(asked);
  expect(JSON.stringify(asked)).not.toContain("enrolment");
  expect(await first.said("requests approve", { id })).toBe("Another person than the one who asked must agree.");
  expect(await second.said("requests approve", { id })).toMatchObject({ username: "new.person" });
  expect(await first.said("operators change", { username: second.username, roles: "risk" })).toHaveProperty("request");
  expect(await first.said("operators end", { username: second.username })).toMatchObject({ state: "ended" });
  expect(await second.said("requests list")).toBe(SIGN_IN);
  expect(await first.said("operators invite", { username: second.username, roles })).toBe(
    `The name ${second.username} is taken.`,
  );
  expect(await first.said("operators reset", { username: second.username })).toBe(`${second.username} is ended already.`);
});
