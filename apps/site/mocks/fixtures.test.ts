import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkOutput } from "@baize/api/client/check";
import { isEndpointId } from "@baize/api/routes/all-routes";
import { visitorCalls, memberCalls } from "./recorded-calls.ts";

const folder = join(import.meta.dirname, "fixtures");
const files = readdirSync(folder).map((file) => {
  const id = file.replace(/\.json$/, "");
  // The recorder writes an object of answers.
  const answers = JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, unknown>;
  return [id, answers] as const;
});

describe("recorded answers (npm run stories:record)", () => {
  it.for(files)("%s: every answer matches the contract", ([id, answers]) => {
    if (!isEndpointId(id)) throw new Error(`${id} is not an endpoint.`);
    for (const [question, answer] of Object.entries(answers)) expect(() => checkOutput(id, answer), question).not.toThrow();
  });

  it("include every recorded call", () => {
    const recorded = new Set(files.map(([id]) => id));
    expect([...visitorCalls, ...memberCalls].filter(({ id }) => !recorded.has(id))).toEqual([]);
  });
});
