import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, like } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { writePictures } from "./write-pictures.ts";
import { audit } from "../platform/schema.ts";
import { listBrokenInvariants } from "../ledger/broken-invariants.ts";
import { clientFor, newKey } from "../../test/harness/bank.ts";
import { refusal } from "../../test/harness/client.ts";
import { addMember, loadCash, type TestMember } from "../../test/harness/member.ts";
import { operate as operateOn, operateByTwo, requestFor } from "../../test/harness/operate.ts";
import { addApplied } from "../../test/harness/own-rows.ts";
import { payOut, PIN, readyToWithdraw } from "../../test/harness/payout.ts";
import { png } from "../../test/harness/picture.ts";
import { move } from "../../test/harness/split.ts";
import { testDatabase } from "../../test/harness/test-database.ts";
import type { World } from "../../test/harness/world.ts";

const newWorld = testDatabase();
const REEL = "SAFFRON_REEL";

let world: World;
let member: TestMember;
beforeEach(async () => {
  world = await newWorld({
    config: {
      payments: { isSingle: false, vendorWallets: { [REEL]: "slow" } },
      session: { idleMinutes: 1000, absoluteHours: 100 },
    },
  });
  member = await addMember(world, 200_000n);
});

const operate = async (name: string, input: Record<string, unknown> = {}, as?: string) => await operateOn(world, name, input, as);
const value = async (name: string, input: Record<string, unknown> = {}) => {
  const answer = await operate(name, input);
  return answer.ok ? answer.value : answer.says;
};
const actions = async () => {
  const own = and(eq(audit.memberId, member.id), like(audit.requestId, "operator %"));
  return (await world.system.db.select().from(audit).where(own).orderBy(audit.id)).map(({ action }) => action);
};
const named = () => ({ brand: world.brand, member: member.username });

it("shows an operator the pictures of a dispute and of an application, and writes them to a folder", async () => {
  const client = await clientFor(world, member);
  const picture = async (size: number) => (await client.write("uploads.add", { file: png(size, size) })).id;
  const account = await readyToWithdraw(client);
  const asked = { account, amount: "500.00", paymentPassword: PIN };
  const { id } = await client.write("withdrawals.create", asked, { key: newKey() });
  expect(await value("withdrawals images", { id })).toBe("No pictures were sent with it.");
  await payOut(world, id);
  const images = [await picture(20), await picture(30)];
  await client.write("withdrawals.receipt", { id, receipt: "not_received", images }, { key: newKey() });
  expect(await operate("withdrawals images", { id }, " ")).toMatchObject({
    ok: false,
    says: "Sign in first: npm run operator -- sandbox sign-in --username <name>.",
  });
  const seen = await value("withdrawals images", { id });
  expect(seen).toMatchObject([{ file: `withdrawal-${id}-1.png`, type: "image/png" }, { file: `withdrawal-${id}-2.png` }]);
  // Both were written at one moment of this world's clock: either may be first.
  for (const pixels of ["20 × 20", "30 × 30"]) expect(seen).toContainEqual(expect.objectContaining({ pixels }));
  expect(JSON.stringify(seen)).not.toMatch(/data|[\w-]{43}"/);
  const folder = join(mkdtempSync(join(tmpdir(), "baize-images-")), "of", "today");
  try {
    writePictures(await value("withdrawals images", { id, to: folder }), folder);
    const path = join(folder, `withdrawal-${id}-2.png`);
    expect(readFileSync(path).subarray(1, 4).toString()).toBe("PNG");
    expect(statSync(path).mode & 0o077).toBe(0);
  } finally {
    rmSync(join(folder, "..", ".."), { recursive: true });
  }
  const promotion = await addApplied(world);
  await client.write("promotions.apply", { id: promotion, remark: "Mine", images: [await picture(8)] }, { key: newKey() });
  const listed = await value("applications list");
  const own = `${member.id}/${promotion}`;
  expect(listed).toContainEqual(expect.objectContaining({ id: own, member: member.username, remark: "Mine", images: 1 }));
  expect(await value("applications images", { id: own })).toMatchObject([{ pixels: "8 × 8" }]);
  expect(await operateByTwo(world, "applications approve", { id: own })).toMatchObject({ value: { state: "issued" } });
  expect(await value("applications reject", { id: own, reason: "Late" })).toBe("No application waits under this id.");
  expect(await actions()).toEqual(["images.seen", "images.seen", "images.seen", "operator.application"]);
});

it("moderates the lobby: hides a message, mutes its writer, and lifts the mute", async () => {
  const client = await clientFor(world, member);
  const say = async (room: "lobby" | "support") =>
    await client.write("chat.send", { room, text: "buy my numbers" }, { key: newKey() });
  const { id } = await say("lobby");
  const { brand } = world;
  expect(await value("chat list", { brand })).toMatchObject([{ id, member: member.username, hidden: false }]);
  const reason = "Advertising";
  expect(await value("chat hide", { id, brand, reason: "No" })).toBe("--reason is refused: 5 characters at least.");
  expect(await value("chat hide", { id, brand, reason })).toEqual({ id, hidden: true });
  expect(await value("chat hide", { id, brand, reason })).toBe(`The room of ${brand} shows no message ${id}.`);
  expect((await client.read("chat.list", { room: "lobby" })).items).toEqual([]);
  await operate("chat mute", { ...named(), reason, hours: "2" });
  expect(await refusal(say("lobby"))).toMatchObject({ code: "chat.muted" });
  await say("support");
  world.advance(2 * 3_600_000 - 1);
  expect(await refusal(say("lobby"))).toMatchObject({ code: "chat.muted" });
  await operate("chat unmute", named());
  expect(await value("chat unmute", named())).toBe(`${member.username} is not muted.`);
  await say("lobby");
  expect(await actions()).toEqual(["chat.hide", "chat.mute", "chat.unmute"]);
});

it("answers a member who wrote to support, and lists members who still wait", async () => {
  const client = await clientFor(world, member);
  const ask = async (text: string) => await client.write("chat.send", { room: "support", text }, { key: newKey() });
  const { brand } = world;
  expect(await value("support list", { brand })).toEqual([]);
  await ask("Where is my receipt?");
  world.advance(1000);
  expect(await value("support list", { brand })).toMatchObject([{ member: member.username, text: "Where is my receipt?" }]);
  expect(await value("support reply", { ...named(), text: "It was\u202Esent" })).toContain("--text is refused");
  await operate("support reply", { ...named(), text: "  It was sent on Monday. " });
  expect((await client.read("chat.list", { room: "support" })).items[0]).toMatchObject({
    from: "house",
    text: "It was sent on Monday.",
  });
  expect(await value("support list", { brand })).toEqual([]);
  world.advance(1000);
  await ask("Thank you, and the other one?");
  expect(await value("support list", { brand })).toHaveLength(1);
  expect(await value("support read", named())).toMatchObject([
    { from: member.username, text: "Thank you, and the other one?" },
    { from: "house" },
    { from: "house" },
    { from: member.username },
  ]);
  expect(await actions()).toEqual(["support.reply", "support.read"]);
});

it("ends a transfer whose vendor does not answer, once, either way, and no other one", async () => {
  const client = await clientFor(world, member);
  const [there, back] = [await move(client, "main", REEL, "300.00"), await move(client, "main", REEL, "200.00")];
  world.advance(5 * 60_000);
  const listed = await value("transfers list");
  expect(listed).toContainEqual(expect.objectContaining({ reference: there.reference, minutes: 5, vendor: REEL }));
  const id = (one: { readonly id: string }) => `${member.id}/${one.id}`;
  const ends = ["transfers arrived", "transfers failed"];
  const asked = await Promise.all(ends.map(async (name) => await requestFor(world, name, { id: id(there) })));
  const both = await Promise.all(asked.map(async (request) => await operate("requests approve", { id: request }, "ravi")));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await operateByTwo(world, "transfers failed", { id: id(back) })).toMatchObject({ ok: true });
  expect(await operate("transfers failed", { id: `${randomUUID()}/${back.id}` })).toMatchObject({ ok: false });
  const states = [there, back].map(async ({ reference }) => (await client.read("wallets.transferStatus", { reference })).state);
  const [first, second] = await Promise.all(states);
  expect([second, await loadCash(world, member)]).toEqual(["failed", first === "succeeded" ? 170_000n : 200_000n]);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  expect(await actions()).toEqual([`transfer.${first}`, "transfer.failed"]);
});

it("publishes an announcement in the languages that it was written in, and ends it", async () => {
  const client = await clientFor(world, member);
  const { brand } = world;
  const news = { brand, type: "PL", title: "Two new tables", content: "<p>From <script>1</script>Friday.</p>" };
  expect(await value("announcements publish", { ...news, titleHi: "दो नई टेबल" })).toBe("HI needs a title and a content.");
  expect(await value("announcements publish", { ...news, until: "2020-01-01T00:00:00Z" })).toBe("--until is over already.");
  expect(await value("announcements publish", { ...news, type: "X" })).toContain("--type is refused");
  const hindi = { titleHi: "दो नई टेबल", contentHi: "<p>शुक्रवार से।</p>" };
  const persian = { titleFa: "دو میز تازه", contentFa: "<p>از جمعه.</p>" };
  const made = await operate("announcements publish", { ...news, ...hindi, ...persian });
  const shown = async () => (await client.read("announcements.list", {})).items.map(({ title, content }) => [title, content]);
  expect(await shown()).toEqual([["Two new tables", "<p>From Friday.</p>"]]);
  const id = made.ok ? JSON.parse(JSON.stringify(made.value)).id : "";
  expect(await value("announcements list", { brand })).toMatchObject([{ id, languages: "EN FA HI" }]);
  await operate("announcements end", { id });
  expect(await shown()).toEqual([]);
  expect(await value("announcements end", { id })).toBe(`No announcement ${id} is shown.`);
});

it("changes a brand's settings, and audits what was changed and by whom", async () => {
  const { brand, system } = world;
  const change = async (rest: object) => await value("settings change", { brand, ...rest });
  expect(await change({})).toBe("Say what is to change.");
  expect(await change({ colour: "red" })).toContain("colour");
  expect(await value("settings change", { brand: "unknown", maintenance: "on" })).toBe("There is no brand unknown.");
  expect(await change({ maintenance: "perhaps" })).toBe("--maintenance is refused: on or off.");
  await change({ maintenance: "on", blockedCountries: "IN,DE", registrationsWithoutCaptcha: "9" });
  expect(await value("settings show", { brand })).toMatchObject({
    maintenance: "on",
    blockedCountries: "IN,DE",
    registrationsWithoutCaptcha: 9,
    singleWallet: "off",
  });
  await change({ maintenance: "off", blockedCountries: "" });
  expect(await value("settings show", { brand })).toMatchObject({ maintenance: "off", blockedCountries: "" });
  const lines = await system.db
    .select()
    .from(audit)
    .where(and(eq(audit.brand, brand), eq(audit.action, "settings.change")));
  expect(lines.map(({ requestId, details }) => [requestId, details.maintenance])).toEqual([
    ["operator meera", true],
    ["operator meera", false],
  ]);
});
