import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Node, TSInterfaceDeclaration } from "oxc-parser";
import type { PublicNames } from "../names/declared-names.ts";
import { declarationOf, type Place } from "../names/module.ts";

const bare = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/\/\/[^\n]*/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** A long declaration is shortened to its beginning and a hash, so that a reviewer can read the report. */
const MOST = 160;
const short = (text: string): string =>
  text.length <= MOST ? text : `${text.slice(0, MOST)}… ${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;

type Names = Pick<PublicNames, "open" | "entries" | "isPublic">;
type Line = readonly [key: string, text: string];

const isInterface = (node: Node): node is TSInterfaceDeclaration => node.type === "TSInterfaceDeclaration";

/** A member with a name is a line of its own, so that an added prop changes no other line; the head keeps the rest. */
function interfaceLines(names: Names, place: Place, node: TSInterfaceDeclaration): Line[] {
  const source = readFileSync(place.file, "utf8");
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }) => bare(source.slice(start, end));
  const members: Line[] = [];
  const nameless: string[] = [];
  for (const member of node.body.body) {
    const isNamed = member.type === "TSPropertySignature" || member.type === "TSMethodSignature";
    if (isNamed && member.key.type === "Identifier" && !member.computed) members.push([`.${member.key.name}`, textOf(member)]);
    else nameless.push(textOf(member));
  }
  const head = bare(source.slice(node.start, node.body.start));
  return [["", `${head} {${nameless.map((text) => ` ${text}`).join("")} }`], ...members, ...baseLines(names, place, node)];
}

/** The members of a base that no subpath exports are members of the exported interface. */
function baseLines(names: Names, place: Place, node: TSInterfaceDeclaration): Line[] {
  return node.extends.flatMap(({ expression }) => {
    const base =
      expression.type === "Identifier" ? declarationOf(names.open, { file: place.file, name: expression.name }) : undefined;
    if (!base || names.isPublic(base)) return [];
    return declarationLines(names, base).filter(([key]) => key !== "");
  });
}

function declarationLines(names: Names, place: Place): Line[] {
  const source = readFileSync(place.file, "utf8");
  return (names.open(place.file).declared.get(place.name) ?? []).flatMap((node): Line[] =>
    isInterface(node) ? interfaceLines(names, place, node) : [["", bare(source.slice(node.start, node.end))]],
  );
}

/**
 * One line for each exported name: where it is imported from, and its declaration without comments. The members of an interface
 * have lines of their own: `./button ButtonProps.size: size?: "sm" | "md";`.
 */
export function apiLines(names: Names): string[] {
  const lines = [...names.entries].flatMap(([subpath, exported]) =>
    [...exported].flatMap(([name, place]) => {
      const texts = Map.groupBy(declarationLines(names, place), ([key]) => key);
      return [...texts].map(([key, same]) => `${subpath} ${name}${key}: ${short(same.map(([, text]) => text).join(" & "))}`);
    }),
  );
  return lines.toSorted((one, two) => one.localeCompare(two, "en"));
}
