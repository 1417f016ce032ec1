import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { clientOf } from "../../../test/harness/client.ts";
import { addOperator } from "../../../test/harness/operators.ts";
import { testDatabase } from "../../../test/harness/world.ts";
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
