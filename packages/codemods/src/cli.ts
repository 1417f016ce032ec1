#!/usr/bin/env node
// `npx @baize/codemods [--dry] [--workspace] <file or folder …>`: changes code to the names of the current Baize.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { findFiles, renameFile } from "./rename-file.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dry: { type: "boolean", default: false }, workspace: { type: "boolean", default: false } },
});
if (positionals.length === 0) {
  console.error("Name at least one file or folder: npx @baize/codemods src");
  process.exit(1);
}

let places = 0;
let files = 0;
for (const file of findFiles(positionals)) {
  const before = readFileSync(file, "utf8");
  const { text, count } = renameFile(file, before, { workspace: values.workspace });
  if (text === before) continue;
  places += count;
  files += 1;
  console.log(`${String(count).padStart(4)}  ${file}`);
  if (!values.dry) writeFileSync(file, text);
}
console.log(`${places} places in ${files} files${values.dry ? " would change" : " changed"}`);
