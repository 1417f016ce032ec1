import { expect, it } from "vitest";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { readConfig } from "./config.ts";

const SECRET = "a-secret-of-16-or-more";
const providersOf = (text: string) => readConfig({ MORE_PROVIDERS: text }).providers;

it("are the first vendor and further ones, each at its origin", () => {
  const [first, ...further] = providersOf(
    `harbour https://games.harbour.example/play ${SECRET}, lagoon  http://10.0.0.7:8080 ${SECRET}`,
  );
  expect(first.id).toBe(SANDBOX_PROVIDER.id);
  expect(further).toEqual([
    { id: "harbour", url: "https://games.harbour.example", secret: SECRET },
    { id: "lagoon", url: "http://10.0.0.7:8080", secret: SECRET },
  ]);
});

it.each([
  ["no secret", "harbour https://games.harbour.example"],
  ["a short secret", "harbour https://games.harbour.example short"],
  ["an address that is none", `harbour games.harbour.example ${SECRET}`],
  ["capital letters", `Harbour https://games.harbour.example ${SECRET}`],
  ["the name of the site's own draws", `lottery https://games.harbour.example ${SECRET}`],
  ["a word too many", `harbour https://games.harbour.example ${SECRET} more`],
  ["an end after a comma", `harbour https://games.harbour.example ${SECRET},`],
])("are refused with %s", (_, text) => {
  expect(() => providersOf(text)).toThrow("MORE_PROVIDERS is not usable: must be <id> <address> <secret");
});

const one = (name: string) => `${name} https://games.${name}.example ${SECRET}`;

it.each(["harbour", SANDBOX_PROVIDER.id])("are refused where %s comes twice", (id) => {
  expect(() => providersOf(`${one("harbour")}, ${one(id)}`)).toThrow(`MORE_PROVIDERS is not usable: ${id} is connected twice.`);
});
