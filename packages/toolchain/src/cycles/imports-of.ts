import { type ImportDeclaration, type ExportNamedDeclaration, parseSync, Visitor } from "oxc-parser";

/** How a file needs another: at load, for its types alone, or later. */
export type ImportKind = "static" | "type" | "dynamic";
export interface Import {
  readonly kind: ImportKind;
  /** The specifier: `./paths.ts`, `@baize/api/errors`. */
  readonly source: string;
}

/** An import of types alone is erased at run time. */
function kindOf({ importKind, specifiers }: ImportDeclaration): ImportKind {
  const types = specifiers.filter((one) => one.type === "ImportSpecifier" && one.importKind === "type");
  return importKind === "type" || (specifiers.length > 0 && types.length === specifiers.length) ? "type" : "static";
}

function kindOfExport({ exportKind, specifiers }: ExportNamedDeclaration): ImportKind {
  const types = specifiers.filter((one) => one.exportKind === "type");
  return exportKind === "type" || (specifiers.length > 0 && types.length === specifiers.length) ? "type" : "static";
}

/** Every import of a file: `import`, `export … from`, `import()`, and `import("…")` among types. Throws where the file does not parse. */
export function importsOf(file: string, text: string): readonly Import[] {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const found: Import[] = [];
  const add = (kind: ImportKind, source: string) => found.push({ kind, source });
  new Visitor({
    ImportDeclaration: (node) => void add(kindOf(node), node.source.value),
    ExportNamedDeclaration: (node) => void (node.source && add(kindOfExport(node), node.source.value)),
    ExportAllDeclaration: (node) => void add(node.exportKind === "type" ? "type" : "static", node.source.value),
    TSImportType: (node) => void add("type", node.source.value),
    ImportExpression: ({ source }) => {
      if (source.type === "Literal" && typeof source.value === "string") add("dynamic", source.value);
    },
  }).visit(program);
  return found;
}
