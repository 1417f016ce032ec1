// `npm run check:packages`: builds, packs, installs into a folder outside the workspace, and checks the result there.
import { rmSync } from "node:fs";
import { apiProblems } from "./api/report.ts";
import { buildPackages } from "./build.ts";
import { oneComponentProblems } from "./checks/one-component.ts";
import { pageImportProblems, signatureProblems } from "./checks/names.ts";
import { brandProblems, compileProblems } from "./checks/outside.ts";
import { createBrandProblems, lintPresetProblems, readmeAppProblems } from "./checks/readme-app.ts";
import { dependencyProblems, publintProblems, typesProblems } from "./checks/rules.ts";
import { type Consumer, newConsumer } from "./consumer.ts";
import { staleness } from "../a11y/report-file.ts";
import { kitProblems, propProblems } from "./kit/kit-files.ts";
import { measureSizes, sizeProblems, sizesTable } from "./sizes.ts";
import { subjects } from "./subjects.ts";

type Check = readonly [name: string, look: (consumer: Consumer) => string[] | Promise<string[]>];

const checks: readonly Check[] = [
  ...subjects.flatMap((subject): readonly Check[] => [
    [`${subject.name}: publint`, (consumer) => publintProblems(consumer, subject)],
    [`${subject.name}: types, as every resolver finds them`, (consumer) => typesProblems(consumer, subject)],
    [`${subject.name}: signatures name what can be imported`, (consumer) => signatureProblems(consumer, subject)],
    [
      `${subject.name}: the API is as reported, and breaks with an announcement alone`,
      (consumer) => apiProblems(consumer, subject),
    ],
    [`${subject.name}: dependencies`, (consumer) => dependencyProblems(consumer, subject)],
  ]),
  ["one component brings only itself", oneComponentProblems],
  ["pages name what can be imported", pageImportProblems],
  ["a strict project compiles against every subpath", compileProblems],
  ["a brand made outside the workspace", brandProblems],
  ["the app of the README builds with Vite, and renders on a server", readmeAppProblems],
  ["the lint preset passes that app, and refuses a private import", lintPresetProblems],
  ["create-brand writes a brand outside the workspace", createBrandProblems],
  ["size of each subpath", async (consumer) => sizeProblems(sizesTable(), await measureSizes(consumer))],
  ["components.json and llms.txt are current", kitProblems],
  ["every prop has a description and a readable type", propProblems],
  ["accessibility.json is current", () => [...staleness()]],
];

async function findProblems(look: Check[1], consumer: Consumer): Promise<string[]> {
  try {
    return await look(consumer);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

async function checkAll(): Promise<number> {
  await buildPackages();
  const consumer = newConsumer();
  let failed = 0;
  try {
    for (const [name, look] of checks) {
      const problems = await findProblems(look, consumer);
      if (problems.length > 0) failed += 1;
      console.log(`${problems.length > 0 ? "✗" : "✓"} ${name}${problems.map((problem) => `\n    ${problem}`).join("")}`);
    }
  } finally {
    rmSync(consumer.folder, { recursive: true, force: true });
  }
  return failed;
}

try {
  const failed = await checkAll();
  if (failed > 0) console.log("Sizes and lists that changed on purpose: npm run sizes -- --write");
  console.log(`packages: ${checks.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.log("packages: 0 passed, 1 failed");
  process.exitCode = 1;
}
