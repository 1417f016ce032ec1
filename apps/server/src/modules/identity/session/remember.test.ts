import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { members, remembered } from "../schema.ts";
import { browser } from "../../../../test/harness/browser.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, PASSWORD, type TestMember } from "../../../../test/harness/member.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";

const newWorld = testDatabase();

const signIn = async ({ call }: ReturnType<typeof browser>, { username }: TestMember, remember: boolean) =>
  await call().write("session.login", { username, password: PASSWORD, remember });

it("remembers a device for a day by a cookie that no script can read and no other site can send", async () => {
  const world = await newWorld();
  const member = await addMember(world);
  const device = browser(world);
  await signIn(device, member, true);
  expect(device.jar.header).toMatch(
    /^baize_remember=[\w-]{43}; Max-Age=86400; Path=\/wps\/session; HttpOnly; Secure; SameSite=Strict$/,
  );
  world.advance(13 * 3_600_000);
  const { token, account } = await device.call().write("session.resume");
  expect(account).toBe(member.username);
  expect(await device.call(token).read("member.info")).toMatchObject({ account });
  const rows = await world.system.db.select().from(remembered).where(eq(remembered.memberId, member.id));
  expect(JSON.stringify(rows)).not.toContain(device.jar.cookie.split("=")[1]);
  world.advance(12 * 3_600_000);
  expect(await refusal(device.call().write("session.resume"))).toMatchObject({ code: "auth.not_signed_in" });
});

it("remembers a device only on request, and opens nothing but a session by the cookie", async () => {
  const world = await newWorld();
  const member = await addMember(world);
  const device = browser(world);
  await signIn(device, member, false);
  expect(device.jar.header).toBe("");
  expect(await refusal(device.call().write("session.resume"))).toMatchObject({ code: "auth.not_signed_in" });
  await signIn(device, member, true);
  expect(await refusal(device.call().read("member.info"))).toMatchObject({ code: "auth.not_signed_in" });
  const other = await newWorld();
  const headers = { cookie: device.jar.cookie, "content-type": "application/json" };
  const elsewhere = await other.fetch("/wps/session/resume", { method: "POST", body: "{}", headers });
  expect((await elsewhere.json()).code).toBe("auth.not_signed_in");
});

it("forgets the device on signing out, on a new password, and when the account is closed", async () => {
  const world = await newWorld();
  const next = "nine-yellow-boats-sail";
  const ends: ((member: TestMember, token: string, device: ReturnType<typeof browser>) => Promise<unknown>)[] = [
    async (_, token, device) => await device.call(token).write("session.logout"),
    async (_, token) =>
      await clientOf(world, token).write("member.changePassword", {
        oldPassword: PASSWORD,
        newPassword: next,
        confirmNewPassword: next,
      }),
    async ({ id }) => await world.system.db.update(members).set({ status: "locked" }).where(eq(members.id, id)),
  ];
  for (const end of ends) {
    const member = await addMember(world);
    const device = browser(world);
    const { token } = await signIn(device, member, true);
    const { cookie } = device.jar;
    await end(member, token, device);
    device.jar.cookie = cookie;
    expect(await refusal(device.call().write("session.resume"))).toMatchObject({ code: "auth.not_signed_in" });
  }
});

it("replaces the cookie each time it is used, and ends what it opened when an old one comes back", async () => {
  const world = await newWorld();
  const member = await addMember(world);
  const device = browser(world);
  await signIn(device, member, true);
  const first = device.jar.cookie;
  world.advance(3_600_000);
  await device.call().write("session.resume");
  expect(device.jar.cookie).not.toBe(first);
  expect(device.jar.header).toContain("Max-Age=82800;");
  // Two windows that open together send the same cookie.
  const second = browser(world);
  second.jar.cookie = first;
  expect(await second.call().write("session.resume")).toMatchObject({ account: member.username });
  world.advance(60_000);
  const { token } = await device.call().write("session.resume");
  const thief = browser(world);
  thief.jar.cookie = first;
  expect(await refusal(thief.call().write("session.resume"))).toMatchObject({ code: "auth.not_signed_in" });
  expect(await refusal(device.call().write("session.resume"))).toMatchObject({ code: "auth.not_signed_in" });
  expect(await refusal(device.call(token).read("member.info"))).toMatchObject({ code: "auth.token_expired" });
});
