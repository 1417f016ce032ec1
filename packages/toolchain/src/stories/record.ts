// `npm run stories:record`: makes the calls of the site's stories to a freshly seeded server and writes the answers to files.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EndpointId } from "@baize/api/routes/all-routes";
import { at } from "../root.ts";
import { keepRandom } from "./keep-random.ts";
import { recordAnswers } from "./record-answers.ts";

const folder = at("apps/site/mocks/fixtures");
const fileOf = (id: EndpointId) => join(folder, `${id}.json`);
const answers = await recordAnswers();

/** The answers of the last recording, by call. */
function storedAnswers(id: EndpointId): Map<string, unknown> {
  const file = fileOf(id);
  return new Map(existsSync(file) ? Object.entries<unknown>(JSON.parse(readFileSync(file, "utf8"))) : []);
}

// One line for each answer, so that a diff shows which calls changed.
const files = [...answers].map(([id, values]) => {
  const stored = storedAnswers(id);
  const lines = Object.entries(values).map(([call, answer]) =>
    [call, keepRandom(id, answer, stored.get(call))].map((one) => JSON.stringify(one)).join(": "),
  );
  return [fileOf(id), `{\n${lines.join(",\n")}\n}\n`] as const;
});
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, text] of files) writeFileSync(file, text);
console.log(`${folder}: the answers of ${answers.size} endpoints.`);
