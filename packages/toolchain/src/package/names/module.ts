import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Node, parseSync } from "oxc-parser";

/** A name in a file of the package. */
export interface Place {
  readonly file: string;
  readonly name: string;
}
/** What a declaration file declares, imports and exports. */
export interface Declarations {
  /** The declarations of a name: an interface may have several, a function one for each overload. */
  readonly declared: ReadonlyMap<string, readonly Node[]>;
  readonly imported: ReadonlyMap<string, Place>;
  /** Exported name → the name here, or its place in the file that is re-exported. */
  readonly exported: ReadonlyMap<string, string | Place>;
}

/** The declaration file of a relative import; undefined for another package. */
export const fileOf = (from: string, asked: string): string | undefined =>
  asked.startsWith(".") ? join(dirname(from), asked.replace(/\.js$/, ".d.ts")) : undefined;

type Named = { readonly type: "Identifier"; readonly name: string } | { readonly type: "Literal"; readonly value: string };
const text = (name: Named) => (name.type === "Literal" ? name.value : name.name);

function read(file: string): Declarations {
  const declared = new Map<string, Node[]>();
  const imported = new Map<string, Place>();
  const exported = new Map<string, string | Place>();
  const { program } = parseSync(file, readFileSync(file, "utf8"), { lang: "dts" });
  const declare = (name: string | undefined, node: Node) => {
    if (name !== undefined) declared.set(name, [...(declared.get(name) ?? []), node]);
    return name === undefined ? [] : [name];
  };
  const namesOf = (node: Node): readonly string[] => {
    if (node.type === "VariableDeclaration")
      return node.declarations.flatMap((one) => (one.id.type === "Identifier" ? declare(one.id.name, one) : []));
    if (node.type === "TSInterfaceDeclaration" || node.type === "TSTypeAliasDeclaration") return declare(node.id.name, node);
    const isCode = node.type === "TSDeclareFunction" || node.type === "FunctionDeclaration" || node.type === "ClassDeclaration";
    return isCode ? declare(node.id?.name, node) : [];
  };
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") {
      const target = fileOf(file, statement.source.value);
      if (target === undefined) continue;
      for (const one of statement.specifiers) {
        const name =
          one.type === "ImportSpecifier" ? text(one.imported) : one.type === "ImportDefaultSpecifier" ? "default" : "*";
        imported.set(one.local.name, { file: target, name });
      }
    } else if (statement.type === "ExportNamedDeclaration") {
      for (const name of statement.declaration ? namesOf(statement.declaration) : []) exported.set(name, name);
      const target = statement.source && fileOf(file, statement.source.value);
      for (const { local, exported: out } of statement.specifiers)
        exported.set(text(out), target === undefined || target === null ? text(local) : { file: target, name: text(local) });
    } else if (statement.type === "ExportDefaultDeclaration") exported.set("default", "default");
    else namesOf(statement);
  }
  return { declared, imported, exported };
}

/** Reads declaration files, each once. */
export function reader() {
  const known = new Map<string, Declarations>();
  return (file: string): Declarations => {
    const found = known.get(file) ?? read(file);
    known.set(file, found);
    return found;
  };
}
export type Reader = ReturnType<typeof reader>;

/** Where a name that a file uses is declared; undefined for one of another package or of the language. */
export function declarationOf(open: Reader, { file, name }: Place): Place | undefined {
  const { declared, imported } = open(file);
  if (declared.has(name)) return { file, name };
  const from = imported.get(name);
  return from && from.name !== "*" ? exportOf(open, from) : undefined;
}

/** Where a name that a file exports is declared. */
export function exportOf(open: Reader, { file, name }: Place): Place | undefined {
  const target = open(file).exported.get(name);
  if (target === undefined) return undefined;
  return typeof target === "string" ? declarationOf(open, { file, name: target }) : exportOf(open, target);
}
