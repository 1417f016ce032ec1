import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { audit } from "../../platform/schema.ts";
import { clientOf, refusal } from "../../../test/harness/client.ts";
import { addMember, signIn } from "../../../test/harness/member.ts";
import { operate } from "../../../test/harness/operate.ts";
import { saidIn } from "../../../test/harness/operators.ts";
import { placeBet, takeSeat } from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";

const newWorld = testDatabase();
const reason = "The vendor asked for it";

let world: World;
beforeEach(async () => {
  world = await newWorld();
});

const said = async (name: string, rest: object = {}) => saidIn(await operate(world, name, { brand: world.brand, ...rest }));
const onAll = async (name: string, id: string) => saidIn(await operate(world, name, { id, reason }));

const whitelabel = async () => await clientOf(world).read("system.whitelabel", {});
const menuTitles = async (language: string) =>
  (await clientOf(world, null, language).read("games.menus")).items.map(({ title, lang }) => ({ title, lang }));
const fields = async () => (await clientOf(world).read("register.settings")).fields;

it("switches features, of agents' contracts too, and the site sees it at once", async () => {
  world = await newWorld({ config: { features: {} } });
  expect((await whitelabel()).features).toMatchObject({ smsLogin: false });
  expect(await said("features change", { feature: "smsLogin", to: "on" })).toMatchObject({ feature: "smsLogin", to: "on" });
  await said("features change", { feature: "contracts.daily", to: "off" });
  expect((await whitelabel()).features).toMatchObject({ smsLogin: true });
  expect(await said("features show")).toMatchObject({ smsLogin: "on", "contracts.daily": "off", "contracts.hourly": "on" });
  expect(await said("features change", { feature: "constructor", to: "on" })).toContain("--feature is refused");
  expect(await said("features change", { feature: "smsLogin", to: "perhaps" })).toBe("--to is refused: on or off.");
  const lines = await world.system.db.select().from(audit).where(eq(audit.brand, world.brand));
  expect(lines.map(({ action }) => action)).toEqual(["feature.change", "feature.change"]);
});

it("changes the languages, and never to a default that is not offered", async () => {
  await said("languages change", { offered: "AR,EN", standard: "AR" });
  expect(await said("languages show")).toEqual({ languages: "AR,EN", standard: "AR" });
  expect(JSON.stringify(await whitelabel())).toContain('"AR"');
  expect(await said("languages change", { standard: "HI" })).toBe(
    "The default language, HI, is not among those that are offered.",
  );
  expect(await said("languages change", { offered: "HI" })).toContain("The default language, AR,");
  expect(await said("languages change", { offered: "XX" })).toContain("--offered is refused");
  expect(await said("languages change")).toBe("Say what is to change.");
  expect(await said("languages show")).toEqual({ languages: "AR,EN", standard: "AR" });
});

it("marks the texts that a language of the brand lacks with the language they are in", async () => {
  await said("languages change", { offered: "HI,TH,EN" });
  const english = await menuTitles("EN");
  expect(new Set(english.map(({ lang }) => lang))).toEqual(new Set([undefined]));
  expect(await menuTitles("TH")).toEqual(english.map(({ title }) => ({ title, lang: "en" })));
  expect(new Set((await menuTitles("HI")).map(({ lang }) => lang))).toEqual(new Set([undefined]));
});

it("tells the page's first paint the languages and the mode that the operator set, for each host", async () => {
  const settings = async (host?: string) => await clientOf(world).read("page.settings", { host });
  const asked = await settings();
  expect(asked).toMatchObject({ mode: "system", region: "IN", language: (await whitelabel()).defaultLanguage });
  expect(await said("theme change", { mode: "dark" })).toEqual({ brand: world.brand, mode: "dark" });
  await said("languages change", { offered: "AR,EN", standard: "AR" });
  const now = {
    brand: asked.brand,
    title: (await whitelabel()).brand.title,
    languages: ["AR", "EN"],
    language: "AR",
    mode: "dark",
    region: "IN",
    font: false,
  };
  expect(await settings()).toEqual(now);
  expect(await settings(`${world.host}:5173`)).toEqual(now);
  expect((await whitelabel()).theme).toEqual({ brand: asked.brand, mode: "dark" });
  expect(await said("theme show")).toEqual({ brand: asked.brand, mode: "dark" });
  expect(await said("theme change", { mode: "sepia" })).toContain("--mode is refused");
  expect(await refusal(settings("unknown.example"))).toMatchObject({ code: "system.domain_invalid" });
  const lines = await world.system.db.select().from(audit).where(eq(audit.brand, world.brand));
  expect(lines.map(({ action }) => action)).toEqual(["theme.change", "languages.change"]);
});

it("tells the page its brand's title, without what could begin or end an element there", async () => {
  world = await newWorld({ config: { title: "Aces & </script><b>Eights" } });
  expect(await clientOf(world).read("page.settings")).toMatchObject({ title: "Aces & /scriptbEights" });
});

it("changes the registration form, and keeps the fields that a registration needs", async () => {
  await said("registration change", { field: "telegram", enabled: "on", required: "on", minLength: "3", maxLength: "40" });
  expect((await fields()).telegram).toMatchObject({ enabled: true, required: true, minLength: 3, maxLength: 40 });
  await said("registration change", { field: "telegram", required: "off" });
  expect((await fields()).telegram).toMatchObject({ enabled: true, required: false, minLength: 3 });
  expect(await said("registration change", { field: "telegram", minLength: "41" })).toContain("41 characters at least");
  expect(await said("registration change", { field: "telegram", enabled: "off", required: "on" })).toContain(
    "cannot be required",
  );
  expect(await said("registration change", { field: "password", enabled: "off" })).toContain("--field is refused");
  expect(await said("registration show")).toContainEqual(expect.objectContaining({ field: "telegram", maxLength: 40 }));
});

it("takes games and vendors down: they start no more and take no bet, and what was down stays down", async () => {
  const member = await addMember(world, 100_000n);
  const token = await signIn(world, member);
  const client = clientOf(world, token);
  const seat = await takeSeat(world, token);
  const launch = async () => await client.write("games.launch", { gameId: "test.slot" });
  expect(await onAll("games down", "test.slot")).toEqual({ id: "test.slot", maintenance: true });
  expect(await onAll("games down", "test.slot")).toBe("test.slot is down already.");
  expect(await refusal(launch())).toMatchObject({ code: "game.maintenance" });
  expect((await placeBet(world, seat)).code).toBe("maintenance");
  expect(await onAll("games up", "test.slot")).toEqual({ id: "test.slot", maintenance: false });
  expect((await placeBet(world, seat)).code).toBe("ok");
  expect(await onAll("vendors down", "SAFFRON_REEL")).toMatchObject({ maintenance: true });
  expect(await refusal(launch())).toMatchObject({ code: "game.maintenance" });
  expect(await onAll("games up", "test.slot")).toBe("test.slot is down with its vendor, SAFFRON_REEL.");
  expect(await onAll("games down", "test.slot")).toMatchObject({ maintenance: true });
  await onAll("vendors up", "SAFFRON_REEL");
  expect(await onAll("vendors up", "SAFFRON_REEL")).toBe("No game of SAFFRON_REEL is down with it.");
  expect(await refusal(launch())).toMatchObject({ code: "game.maintenance" });
  await onAll("games up", "test.slot");
  expect(await launch()).toHaveProperty("game_url");
  expect(await onAll("vendors down", "NO_VENDOR")).toBe("There is no vendor NO_VENDOR.");
  expect(await onAll("games up", "nothing")).toBe("There is no game nothing.");
});
