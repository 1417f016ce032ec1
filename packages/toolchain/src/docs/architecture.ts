// `node architecture.ts` writes the diagrams of docs/architecture.md; `--check` fails where they are out of date.
import { readFileSync, writeFileSync } from "node:fs";
import { at } from "../root.ts";
import { callPicture, modulePicture, packagePicture, sitePicture } from "./pictures.ts";

const page = at("docs/architecture.md");
const PICTURES: Readonly<Record<string, string>> = {
  packages: packagePicture(),
  site: sitePicture(),
  modules: modulePicture(),
  call: callPicture("withdrawals.create"),
};

const before = readFileSync(page, "utf8");
let after = before;
for (const [name, picture] of Object.entries(PICTURES)) {
  const place = new RegExp(`(<!-- picture: ${name} -->\n)[\\s\\S]*?(<!-- end -->)`);
  if (!place.test(after)) throw new Error(`docs/architecture.md has no place for the picture "${name}".`);
  after = after.replace(place, (_, start: string, end: string) => `${start}\n${picture}\n\n${end}`);
}
if (!process.argv.includes("--check")) writeFileSync(page, after);
else if (after !== before) {
  console.error("docs/architecture.md: its pictures are out of date. Run npm run docs:write.");
  process.exitCode = 1;
}
