import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkOutput } from "@baize/api/client/check";
import { languageByTag } from "@baize/i18n/languages";
import { isEndpointId, routeOf } from "@baize/api/routes/all-routes";
import { memberCalls, recordedLanguages, visitorCalls } from "./recorded-calls.ts";

const folder = join(import.meta.dirname, "fixtures");
const files = readdirSync(folder).map((file) => {
  const id = file.replace(/\.json$/, "");
  // The recorder writes an object of answers.
  const answers = JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, unknown>;
  return [id, answers] as const;
});

const localised = files.filter(([id]) => isEndpointId(id) && routeOf(id).localised);
/** The language in the key of an answer: `member FA /lgw/games/popular`. */
const language = / ([A-Z]{2}) /;

describe("recorded answers (npm run stories:record)", () => {
  it.for(files)("%s: every answer matches the contract", ([id, answers]) => {
    if (!isEndpointId(id)) throw new Error(`${id} is not an endpoint.`);
    for (const [question, answer] of Object.entries(answers)) expect(() => checkOutput(id, answer), question).not.toThrow();
  });

  it.for(localised)("%s: every call is answered in the texts of each language", ([, answers]) => {
    const languagesOf = Map.groupBy(Object.keys(answers), (key) => key.replace(language, " "));
    for (const [call, keys] of languagesOf)
      expect([call, keys.map((key) => language.exec(key)?.[1])]).toEqual([call, [...recordedLanguages]]);
  });

  it("have each language of Storybook's toolbar that the kit has texts in", () => {
    const texts = join(import.meta.dirname, "../../../packages/ui/src/messages");
    const tags = readdirSync(texts, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    expect(new Set(recordedLanguages)).toEqual(new Set(tags.map((tag) => languageByTag(tag)?.code)));
  });

  it("include every recorded call", () => {
    const recorded = new Set(files.map(([id]) => id));
    expect([...visitorCalls, ...memberCalls].filter(({ id }) => !recorded.has(id))).toEqual([]);
  });
});
