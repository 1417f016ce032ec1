// `pnpm stories:record`: makes the calls of the site's stories to a freshly seeded server and writes the answers to files.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "../root.ts";
import { recordAnswers } from "./record-answers.ts";

const folder = at("apps/site/mocks/fixtures");
const answers = await recordAnswers();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// One line for each answer, so that a diff shows which calls changed.
const text = (values: object) =>
  `{\n${Object.entries(values)
    .map((entry) => entry.map((one) => JSON.stringify(one)).join(": "))
    .join(",\n")}\n}\n`;
for (const [id, values] of answers) writeFileSync(join(folder, `${id}.json`), text(values));
console.log(`${folder}: the answers of ${answers.size} endpoints.`);
