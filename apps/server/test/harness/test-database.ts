import { afterAll, beforeAll } from "vitest";
import type { OpenDatabase } from "../../src/platform/database/database.ts";
import { insertCatalogue } from "./catalogue.ts";
import { openTestDatabase } from "./database.ts";
import { makeWorld } from "./make-world.ts";
import { noteAnswer } from "./provoked.ts";
import type { World, WorldOptions } from "./world.ts";

/** Sets up this file's database; returns a function that makes a new world for each test. */
export function testDatabase(): (options?: WorldOptions) => Promise<World> {
  let database: OpenDatabase | undefined;
  beforeAll(async () => {
    database = await openTestDatabase();
    await insertCatalogue(database.db);
  });
  afterAll(async () => {
    await database?.close();
  });
  return async (options = {}) => {
    if (!database) throw new Error("The test database is not open");
    return await makeWorld(database, options, noteAnswer);
  };
}
