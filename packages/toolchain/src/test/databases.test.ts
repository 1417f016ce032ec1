import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { at } from "../root.ts";
import { onBothDatabases, postgresTests, serverTests } from "./databases.ts";

it("finds one PostgreSQL test file for each name", () => {
  expect(
    postgresTests()
      .map((file) => basename(file))
      .toSorted(),
  ).toEqual([...onBothDatabases].toSorted());
});

it("runs every test that checks the ledger on PostgreSQL", () => {
  const checking = serverTests().filter((file) =>
    /\b(?:listBrokenInvariants|checkLedger)\(/.test(readFileSync(at(file), "utf8")),
  );
  expect(checking.length).toBeGreaterThan(5);
  expect(checking.filter((file) => !postgresTests().includes(file))).toEqual([]);
});
