// `npm run kit:table`: prints a Markdown table of the components, from the committed reports.
import { readFileSync } from "node:fs";
import { reportBefore } from "../a11y/report-file.ts";
import { at } from "../root.ts";
import { components } from "./kit/components.ts";
import { kitTable } from "./kit/table.ts";
import { sizesTable } from "./sizes.ts";

const scenes = readFileSync(at(".storybook/visual/scenes.tsx"), "utf8");
console.log(kitTable({ components: await components(sizesTable()), report: reportBefore(), scenes }));
