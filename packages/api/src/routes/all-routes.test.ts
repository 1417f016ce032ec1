import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CONTRACT } from "../contract/contract.ts";
import { ROUTES } from "./all-routes.ts";

const groups = globSync("{*,*/*}.ts", { cwd: import.meta.dirname }).filter((name) => !name.endsWith(".test.ts"));

it.for(groups)("the rows of %s are in the one table", async (file) => {
  const module: Readonly<Record<string, unknown>> = await import(join(import.meta.dirname, file));
  const exported = Object.entries(module).flatMap(([name, rows]) =>
    name.endsWith("Routes") && typeof rows === "object" && rows !== null ? [rows] : [],
  );
  for (const rows of exported) expect(ROUTES).toMatchObject(rows);
});

it("has the same rows as the contract", () => {
  expect(Object.keys(CONTRACT).toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});
