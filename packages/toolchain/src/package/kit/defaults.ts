import { parseSync } from "oxc-parser";

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

const LONGEST = 40;
/** What a reader understands without the source. */
const plain = /^(?:"[^"]*"|-?[\d_.]+n?|true|false|null|\[\]|\{\})$/;

/** What `size = "md"` in a destructuring gives, as it is written. */
function defaultOf(property: unknown, source: string): readonly [name: string, text: string] | undefined {
  if (!isNode(property) || !isNode(property.key) || !isNode(property.value)) return undefined;
  const { key, value } = property;
  if (key.type !== "Identifier" || value.type !== "AssignmentPattern" || !isNode(value.right)) return undefined;
  const text = source.slice(Number(value.right.start), Number(value.right.end));
  return plain.test(text) && text.length <= LONGEST ? [String(key.name), text] : undefined;
}

/** Those of every destructuring below a node. */
function collect(node: unknown, source: string, found: Map<string, Set<string>>): void {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, source, found);
    return;
  }
  if (!isNode(node)) return;
  const properties = node.type === "ObjectPattern" && Array.isArray(node.properties) ? node.properties : [];
  for (const property of properties) {
    const [name, text] = defaultOf(property, source) ?? [];
    if (name && text) found.set(name, (found.get(name) ?? new Set()).add(text));
  }
  for (const value of Object.values(node)) if (typeof value === "object") collect(value, source, found);
}

/** The defaults that modules spell out where they take their props apart; one that differs between places is none. */
export function defaultsIn(modules: readonly { readonly file: string; readonly source: string }[]): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>();
  for (const { file, source } of modules) collect(parseSync(file, source).program, source, found);
  return new Map(
    [...found].flatMap(([name, [first, ...more]]) => (first !== undefined && more.length === 0 ? [[name, first]] : [])),
  );
}
