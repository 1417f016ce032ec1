// `pnpm kit:table`: what each component has, as Markdown, of the reports in the repository. Writes nothing.
import { readFileSync } from "node:fs";
import { reportBefore } from "../a11y/report-file.ts";
import { at } from "../root.ts";
import { components } from "./kit/components.ts";
import { kitTable } from "./kit/table.ts";
import { sizesTable } from "./sizes.ts";

const scenes = readFileSync(at(".storybook/visual/scenes.tsx"), "utf8");
console.log(kitTable({ components: await components(sizesTable()), report: reportBefore(), scenes }));
