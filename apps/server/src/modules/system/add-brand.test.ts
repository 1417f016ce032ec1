import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { clientOf } from "../../../test/harness/client.ts";
import { addOperator } from "../../../test/harness/operators.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import { BRANDS } from "../../seed/brands.ts";
import { audit } from "../../platform/schema.ts";

const newWorld = testDatabase();

const newCode = () => `new-${randomBytes(4).toString("hex")}`;
const configFor = (code: string) => ({ ...BRANDS[0]?.config, merchantCode: code, title: "Sona", currency: "INR" });

it("adds a brand with checked settings, which serves its hosts at once", async () => {
  const world = await newWorld();
  const code = newCode();
  const manager = await addOperator(world, "manager");
  const given = { code, name: "Sona", hosts: `${code}.test,www.${code}.test`, config: JSON.stringify(configFor(code)) };
  expect(await manager.said("brands add", given)).toEqual({
    brand: code,
    name: "Sona",
    hosts: [`${code}.test`, `www.${code}.test`],
  });
  const guest = clientOf({ ...world, fetch: async (path) => await world.fetch(path, { headers: { host: `www.${code}.test` } }) });
  expect(await guest.read("system.whitelabel")).toMatchObject({ brand: { code, merchantCode: code } });
  const lines = await world.system.db.select().from(audit).where(eq(audit.brand, code));
  expect(lines.map(({ action, requestId }) => ({ action, requestId }))).toEqual([
    { action: "brand.add", requestId: `operator ${manager.username}` },
  ]);
});

const design = (name: string) => ({
  name,
  title: "Kaveri",
  mark: "<circle cx='17' cy='17' r='16'/>",
  colors: { brand: "#0e7c86", accent: "#f2a71b" },
});

it("adds a brand by its file alone: settings and vendors of another brand, and its look at once", async () => {
  const world = await newWorld();
  const name = `k${randomBytes(4).toString("hex")}`;
  const manager = await addOperator(world, "manager");
  const given = { file: JSON.stringify(design(name)), hosts: `${name}.test`, like: world.brand };
  expect(await manager.said("brands add", given)).toEqual({ brand: name, name: "Kaveri", hosts: [`${name}.test`] });
  const client = clientOf({ ...world, fetch: async (path) => await world.fetch(path, { headers: { host: `${name}.test` } }) });
  expect(await client.read("page.settings")).toMatchObject({ brand: name, title: "Kaveri", font: false });
  const [offered, before] = await Promise.all(
    [client, clientOf(world)].map(async (one) => (await one.read("games.vendors", {})).vendorRows),
  );
  const cards = (vendorRows: typeof offered) => vendorRows?.map((row) => row.cards.map(({ vassalage }) => vassalage));
  expect(cards(offered)).toEqual(cards(before));
  expect(cards(offered)?.flat().length).toBeGreaterThan(0);
  const sheet = await world.fetch(`/wps/brand-files/${name}.css`);
  expect([sheet.status, sheet.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
  expect(await sheet.text()).toContain(`[data-brand=${name}]`);
  const again = { headers: { "if-none-match": sheet.headers.get("etag") ?? "" } };
  expect((await world.fetch(`/wps/brand-files/${name}.css`, again)).status).toBe(304);

  const pill = JSON.stringify({ ...design(name), tokens: { "button.radius": 999 } });
  world.advance(1000);
  expect(await manager.said("theme change", { brand: name, file: pill })).toEqual({ brand: name, design: name });
  expect(await (await world.fetch(`/wps/brand-files/${name}.css`, again)).text()).toContain("--button-radius:999px");
  for (const file of [`${name}.svg`, `${name}-maskable.svg`, `${name}.webmanifest`, "utsav.css"])
    expect((await world.fetch(`/wps/brand-files/${file}`)).status, file).toBe(200);
  for (const file of [`${name}.woff2`, "nobrand.css", "..%2fpackage.css"])
    expect((await world.fetch(`/wps/brand-files/${file}`)).status, file).toBe(404);
});

it("refuses a design that cannot be read, is no brand's, or has the name of a shipped or another brand", async () => {
  const world = await newWorld();
  const manager = await addOperator(world, "manager");
  const name = `k${randomBytes(4).toString("hex")}`;
  const add = async (file: unknown) =>
    await manager.said("brands add", {
      file: typeof file === "string" ? file : JSON.stringify(file),
      hosts: `${newCode()}.test`,
    });
  expect(await add("{")).toContain("--file is refused");
  expect(await add({ ...design(name), light: { "color.text.muted": "#b8c4be" } })).toMatch(
    /text\.muted on surface\.page is 1\.\d\d, needs 4\.5 \(nearest that passes: #b8c4be → #[0-9a-f]{6}\)/,
  );
  expect(await add({ ...design(name), mark: "<script>1</script>" })).toContain("could run a script");
  expect(await add(design("utsav"))).toContain("the kit ships a brand utsav");
  expect(await manager.said("theme change", { brand: world.brand })).toBe("Say what is to change.");
  await manager.said("theme change", { brand: world.brand, file: JSON.stringify(design(name)) });
  expect(await add(design(name))).toBe(`Another brand has a design of the name ${name}.`);
});

it("refuses a brand or a host twice, invalid settings, and operators who are no managers", async () => {
  const world = await newWorld();
  const code = newCode();
  const manager = await addOperator(world, "manager");
  const good = { code, name: "Sona", hosts: `${code}.test`, config: configFor(code) };
  const add = async (rest: object) => await manager.said("brands add", { ...good, ...rest });
  expect(await add({})).toMatchObject({ brand: code });
  expect(await add({})).toBe(`There is a brand ${code} already.`);
  expect(await add({ code: newCode() })).toBe(`The brand ${code} has the host ${code}.test already.`);
  const other = { code: newCode(), hosts: `${newCode()}.test` };
  expect(await add({ ...other, hosts: "https://sona.example" })).toContain("--hosts is refused: host names");
  expect(await add({ ...other, config: "{" })).toContain("--config is refused");
  const wrong = { defaultLanguage: "FR", timeZone: "Mars/Olympus", currency: "rupees", welcome: "1", languages: [] };
  for (const [part, value] of Object.entries(wrong))
    expect(await add({ ...other, config: { ...configFor(code), [part]: value } })).toContain(part);
  const clerk = await addOperator(world, "content", "finance");
  expect(await clerk.said("brands add", good)).toBe('"brands add" needs one of these roles: manager.');
});
