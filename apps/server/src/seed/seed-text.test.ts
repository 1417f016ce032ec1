import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { seedTexts } from "./seed-text.ts";

const folder = new URL("./", import.meta.url);
const messages = new URL("../../../../packages/i18n/locales/en/seed.json", import.meta.url);

it("uses every seeded text: each is named by its whole key or by what its fields belong to", () => {
  const source = readdirSync(folder)
    .filter((name) => !name.endsWith(".test.ts"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
  const isNamed = (key: string) => source.includes(`"seed:${key}"`) || source.includes(`"${key.slice(0, key.lastIndexOf("."))}"`);
  expect(Object.keys(JSON.parse(readFileSync(messages, "utf8"))).filter((key) => !isNamed(key))).toEqual([]);
});

it("fills in what an announcement is about", () => {
  const texts = seedTexts("announcement.recurring.new_games", { vendor: "Juno & Co", n: 12 });
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(["EN", "HI", "AR", "FA", "UR"]));
  for (const { title } of Object.values(texts)) expect(title).toMatch(/Juno & Co/);
  expect(texts.EN?.title).toBe("12 new games from Juno & Co");
});
