// `npm run kit:table`: prints a Markdown table of the components, from the committed reports.
import { readFileSync } from "node:fs";
import { reportBefore } from "../a11y/report-file.ts";
import { at } from "../root.ts";
import { builtFrom, ownKit } from "./kit/built-from.ts";
import { type Component, components } from "./kit/components.ts";
import { kitTable } from "./kit/table.ts";
import { sizesTable } from "./sizes.ts";

const scenes = readFileSync(at(".storybook/visual/scenes.tsx"), "utf8");
const namesOf = (component: Component) => [component.name, ...(component.others ?? []).map(({ name }) => name)];
const list = await components(sizesTable());
const names = new Map(list.map((component) => [component.import, namesOf(component)]));
const ofFolder = ({ import: path }: { readonly import: string }) =>
  builtFrom(ownKit, path.split("/")[2] ?? "", names.get(path) ?? []);
console.log(kitTable({ components: list, report: reportBefore(), scenes, builtFrom: ofFolder }));
