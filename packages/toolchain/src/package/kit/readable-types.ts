import { type Handler, type NodePath, utils } from "react-docgen";
import { keysOf } from "./keys-of.ts";

/** Longer unions are read as their name. */
const longest = 12;
const { applyToTypeProperties, getPropertyName, getTypeFromReactComponent, resolveToValue } = utils;
type Params = Readonly<Record<string, NodePath>> | null;

// A path writes its own source.
// oxlint-disable-next-line typescript/no-base-to-string -- the comment above says why
const sourceOf = (path: NodePath) => path.toString().replaceAll(/\s+/g, " ");

function keysText(path: NodePath): string | undefined {
  const asked = /^keyof typeof ([\w.]+)$/.exec(sourceOf(path))?.[1];
  const { code, opts } = path.hub.file;
  const keys = asked && opts.filename ? keysOf(opts.filename, code, asked) : undefined;
  return keys && keys.length <= longest ? keys.map((key) => JSON.stringify(key)).join(" | ") : undefined;
}

/** What an alias means, where it is the keys of an object. */
function aliasText(path: NodePath): string | undefined {
  if (!path.isTSTypeReference()) return undefined;
  const alias = resolveToValue(path.get("typeName"));
  return alias.isTSTypeAliasDeclaration() ? keysText(alias.get("typeAnnotation")) : undefined;
}

/** The type as a person writes it: the keys for `keyof typeof`, the given types for the parameters of an interface. */
function textOf(path: NodePath, params: Params): string {
  const text = keysText(path) ?? aliasText(path) ?? sourceOf(path);
  return Object.entries(params ?? {}).reduce(
    (written, [name, given]) => written.replaceAll(new RegExp(`\\b${name}\\b(?!:)`, "g"), () => sourceOf(given)),
    text,
  );
}

const isReadable = (text: string) => !/\bunknown\b/.test(text);

/** Writes the types that react-docgen does not read: `readonly` lists, keys of style maps, `bigint`, and parameters of interfaces. */
export const readableTypes: Handler = (documentation, component) => {
  for (const type of getTypeFromReactComponent(component)) {
    applyToTypeProperties(
      // The handler reads the names alone: bases without a source are listed already.
      Object.assign(Object.create(documentation), { addComposes: () => undefined }),
      type,
      (property, params) => {
        const name = property.isTSPropertySignature() ? getPropertyName(property) : null;
        if (!name || !property.isTSPropertySignature()) return;
        const annotation = property.get("typeAnnotation");
        if (!annotation.isTSTypeAnnotation()) return;
        const descriptor = documentation.getPropDescriptor(name);
        const read = descriptor.tsType;
        if (read && isReadable("raw" in read && read.raw ? read.raw : read.name) && !params) return;
        const text = textOf(annotation.get("typeAnnotation"), params);
        const names = text.split(" | ");
        const elements = names.map((value) => ({ name: "literal" as const, value }));
        descriptor.tsType = names.every((one) => /^"[^"]+"$/.test(one))
          ? { name: "union", raw: text, elements }
          : { name: text, raw: text };
      },
      null,
    );
  }
};
