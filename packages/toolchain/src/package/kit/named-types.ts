import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync, type Statement, type TSPropertySignature, type TSSignature } from "oxc-parser";
import { keysOf } from "./keys-of.ts";
import { itemFieldSentence } from "./shared-props.ts";

/** A field of a type that a props table names. */
interface Member {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly does: string;
}
/** A type or a function that a folder exports beside its components. */
export interface NamedType {
  readonly name: string;
  readonly kind: "fields" | "type" | "function";
  readonly does: string;
  /** A function's signature, or what a type is; what an interface extends. */
  readonly text: string;
  readonly members: readonly Member[];
}

const aside = /\.(?:stories|test|fixture|example|advice|keyboard|css|gen)\.|\.browser\./;
const oneLine = (text: string) =>
  text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/([[({]) | ([\])}])/g, "$1$2")
    .trim();

interface Comment {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

function reader(file: string, source: string, comments: readonly Comment[]) {
  /** `keyof typeof css.tone` as the keys that it means. */
  const spelled = (type: string) =>
    type.replaceAll(/\bkeyof typeof ([\w.]+)/g, (whole, asked: string) => {
      const keys = keysOf(file, source, asked);
      return keys ? keys.map((key) => JSON.stringify(key)).join(" | ") : whole;
    });
  const text = (node: { readonly start: number; readonly end: number }) =>
    spelled(oneLine(source.slice(node.start, node.end).replaceAll(/\/\*[\s\S]*?\*\//g, "")));
  /** The comment that ends where a statement begins. */
  const doesOf = ({ start }: { readonly start: number }) => {
    const comment = comments.findLast(
      ({ value, end }) => value.startsWith("*") && end <= start && source.slice(end, start).trim() === "",
    );
    return comment ? oneLine(comment.value.replaceAll(/^\*|\n\s*\*/g, " ")) : "";
  };
  return { text, doesOf };
}
type Reader = ReturnType<typeof reader>;

/** A field's name, which may be in quotes: `"data-theme"`. */
function nameOf(key: TSPropertySignature["key"]): string | undefined {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
}

function memberOf(member: TSSignature, { text, doesOf }: Reader): readonly Member[] {
  if (member.type !== "TSPropertySignature") return [];
  const name = nameOf(member.key);
  if (name === undefined) return [];
  const type = member.typeAnnotation ? text(member.typeAnnotation.typeAnnotation) : "";
  return [{ name, type, required: !member.optional, does: doesOf(member) || itemFieldSentence(name, type) }];
}

function namedIn(statement: Statement, read: Reader): readonly NamedType[] {
  if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return [];
  const { declaration } = statement;
  const does = read.doesOf(statement);
  if (declaration.type === "TSInterfaceDeclaration")
    return [
      {
        name: declaration.id.name,
        kind: "fields",
        does,
        text: declaration.extends.map(read.text).join(", "),
        members: declaration.body.body.flatMap((one) => memberOf(one, read)),
      },
    ];
  if (declaration.type === "TSTypeAliasDeclaration")
    return [{ name: declaration.id.name, kind: "type", does, text: read.text(declaration.typeAnnotation), members: [] }];
  if (declaration.type === "FunctionDeclaration" && declaration.id && declaration.body) {
    const { id, body, start } = declaration;
    const signature = read.text({ start, end: body.start }).replace(/^(async )?function /, "");
    return [{ name: id.name, kind: "function", does, text: signature, members: [] }];
  }
  return [];
}

/** What the modules of a folder export beside components: types with their fields, functions with their signatures. */
export function namedTypes(folder: string, isPublic: (file: string) => boolean): readonly NamedType[] {
  return globSync("*.{ts,tsx}", { cwd: folder })
    .filter((file) => !aside.test(basename(file)))
    .toSorted()
    .flatMap((file) => {
      const path = join(folder, file);
      const source = readFileSync(path, "utf8");
      const { program, comments } = parseSync(path, source);
      const read = reader(path, source, comments);
      return program.body
        .flatMap((statement) => namedIn(statement, read))
        .filter(({ kind, name }) => kind !== "function" || (isPublic(path) && /^[a-z]/.test(name)));
    });
}

/** Those of the list that a text names, and those that they name in turn. */
export function reachable(all: readonly NamedType[], texts: readonly string[]): readonly NamedType[] {
  const found = new Set<NamedType>();
  const visit = (text: string) => {
    for (const one of all) {
      if (found.has(one) || !new RegExp(`\\b${one.name}\\b`).test(text)) continue;
      found.add(one);
      visit(`${one.text} ${one.members.map(({ type }) => type).join(" ")}`);
    }
  };
  for (const text of texts) visit(text);
  return all.filter((one) => found.has(one));
}
