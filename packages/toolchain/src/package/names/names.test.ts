import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { hiddenTypes, publicNames } from "./declared-names.ts";
import { pageNames, pageProblems } from "./page-names.ts";

const made: string[] = [];
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A package of these declaration files, whose subpaths are the named ones. */
function packageOf(files: Readonly<Record<string, string>>, subpaths: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "baize-names-"));
  made.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.d.ts`), text);
  return { folder, names: publicNames(folder, Object.fromEntries(subpaths.map((name) => [`./${name}`, `${name}.d.ts`]))) };
}
const hidden = (files: Readonly<Record<string, string>>, ...subpaths: string[]) => {
  const { folder, names } = packageOf(files, subpaths);
  return hiddenTypes(folder, names);
};

const reasons = 'export type Reason = "press";\n';
const props = 'import type { Reason } from "./reasons.js";\nexport interface ButtonProps { why: (reason: Reason) => void }\n';

it("finds a type that a signature names and no subpath exports", () => {
  expect(hidden({ reasons, button: props }, "button")).toEqual([
    "Reason of reasons has no subpath, and button (ButtonProps) names it",
  ]);
});

it("accepts a type that its own or another subpath exports", () => {
  const button = `export type { Reason } from "./reasons.js";\n${props}`;
  expect(hidden({ reasons, button }, "button")).toEqual([]);
  expect(hidden({ reasons, button: props }, "button", "reasons")).toEqual([]);
});

it("looks into a base that is not exported, and does not ask for the base", () => {
  const base = `${props.replace("ButtonProps", "Base").replace("export ", "")}export {};\n`;
  const whole = `${base}export interface ButtonProps extends Omit<Base, "x"> {}\nexport type More = Base & { a: 1 };\n`;
  expect(hidden({ reasons, button: whole }, "button")).toEqual([
    "Reason of reasons has no subpath, and button (ButtonProps) and 1 more names it",
  ]);
});

it("finds types in arguments, in imports inside a type, and in what is not exported", () => {
  const button =
    'interface Own { a: 1 }\nexport declare function use(): Map<string, import("./reasons.js").Reason>;\nexport declare const own: Own;\n';
  expect(hidden({ reasons, button }, "button")).toEqual([
    "Reason of reasons has no subpath, and button (use) names it",
    "Own of button has no subpath, and button (own) names it",
  ]);
});

it("takes a parameter of a type for no type of the package", () => {
  const list =
    'import type { Item } from "./item.js";\nexport interface List<Item> { all: Item[] }\nexport type F = <Item>(one: Item) => void;\n';
  expect(hidden({ item: "export interface Item { a: 1 }\n", list }, "list")).toEqual([]);
});

it("finds what a page names and a reader cannot import", () => {
  const files = {
    reasons: "export declare function drawCover(): void;\nexport declare const close: () => void;\n",
    cover: "export interface Cover { close: () => void }\n",
  };
  const { folder, names } = packageOf(files, ["cover"]);
  const found = (text: string) => pageProblems("cover.mdx", text, pageNames(folder, names));
  expect(found("`drawCover(title)` draws it.")).toEqual(["cover.mdx names drawCover, which no subpath exports"]);
  expect(found('import { Cover, Sign } from "@baize/ui/cover";')).toEqual([
    "cover.mdx imports Sign, which cover does not export",
  ]);
  expect(found("from `@baize/ui/theme/cover`")).toEqual(["cover.mdx names theme/cover, which is no subpath"]);
  expect(found("`close()` of `Cover` from `@baize/ui/cover`, languages under `@baize/ui/messages/…`.")).toEqual([]);
});
