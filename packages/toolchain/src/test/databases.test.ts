import { basename } from "node:path";
import { expect, it } from "vitest";
import { onBothDatabases, onPgliteAlone, postgresTests, serverTests } from "./databases.ts";

const declared: readonly string[] = [...onBothDatabases, ...onPgliteAlone];
const found = serverTests().map((file) => basename(file));

it("declares once for every test of the server which databases it runs on, and for no other file", () => {
  expect(declared.toSorted()).toEqual(found.toSorted());
});

it("gives PostgreSQL a file for each name", () => {
  expect(postgresTests()).toHaveLength(onBothDatabases.length);
});
