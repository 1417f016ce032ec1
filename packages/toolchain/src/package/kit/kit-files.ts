import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { at } from "../../root.ts";
import { type Sizes, sizesTable } from "../sizes.ts";
import { components, uiVersion } from "./components.ts";
import { llmsText } from "./llms.ts";
import { undescribed } from "./undescribed.ts";

type Files = readonly (readonly [file: string, text: string])[];

async function kitFiles(sizes: Sizes): Promise<Files> {
  const list = await components(sizes);
  const document = { name: "@baize/ui", version: uiVersion(), components: list };
  return [
    [at("packages/ui/components.json"), `${JSON.stringify(document, null, 1)}\n`],
    [at("packages/ui/llms.txt"), llmsText(list)],
  ];
}

/** Writes the kit's data for tools. Storybook serves both files, and both are published. */
export async function writeKitFiles(sizes: Sizes): Promise<void> {
  for (const [file, text] of await kitFiles(sizes)) writeFileSync(file, text);
}

function firstDifference(before: string, now: string): string {
  const [old, fresh] = [before.split("\n"), now.split("\n")];
  const line = fresh.findIndex((text, index) => text !== old[index]);
  return `line ${line + 1}: "${old[line]?.trim() ?? ""}" should be "${fresh[line]?.trim() ?? ""}"`;
}

/** Props of the source that the published list could not explain. */
export async function propProblems(): Promise<string[]> {
  const list = await components(sizesTable());
  return undescribed(list.flatMap((one) => [one, ...(one.others ?? [])]));
}

/** Those of the two files that differ from the source. */
export async function kitProblems(): Promise<string[]> {
  return (await kitFiles(sizesTable())).flatMap(([file, text]) => {
    const before = existsSync(file) ? readFileSync(file, "utf8") : "";
    return before === text ? [] : [`${file.replace(at(), "")} is stale, ${firstDifference(before, text)} (npm run kit:write)`];
  });
}
