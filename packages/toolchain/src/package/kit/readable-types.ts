import { type Handler, type NodePath, type PropDescriptor, utils } from "react-docgen";
import { keysOf } from "./keys-of.ts";
import { type Declared, type OwnProp, ownProps, type Params } from "./own-props.ts";

/** Longer unions are read as their name. */
const longest = 12;
const { docblock, getTSType, resolveToValue } = utils;

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
  return Object.entries(params ?? {}).reduce((written, [name, given]) => {
    // An interface is read as its name.
    const type = given.isTSInterfaceDeclaration() ? given.node.id.name : sourceOf(given);
    return written.replaceAll(new RegExp(`\\b${name}\\b(?!:)`, "g"), () => type);
  }, text);
}

const isReadable = (text: string) => !/\bunknown\b/.test(text);
type Type = NonNullable<PropDescriptor["tsType"]>;
/** A type of react-docgen as text. */
export function rawOf(type: Type): string {
  if (type.name === "literal" && "value" in type) return type.value;
  return "raw" in type && type.raw ? type.raw : type.name;
}

function writtenType(text: string): Type {
  const elements = text.split(" | ").map((value) => ({ name: "literal" as const, value }));
  return elements.every(({ value }) => /^"[^"]+"$/.test(value))
    ? { name: "union", raw: text, elements }
    : { name: text, raw: text };
}

/** Whether the type has arguments, or names a parameter. */
function isGeneric(path: NodePath, params: Params): boolean {
  const hasArguments = path.isTSTypeReference() && Boolean(path.node.typeParameters);
  return hasArguments || Object.keys(params ?? {}).some((name) => new RegExp(`\\b${name}\\b`).test(sourceOf(path)));
}

function typeOf({ property, params }: Declared): Type | undefined {
  const annotation = property.isTSPropertySignature() ? property.get("typeAnnotation") : property;
  if (!annotation.isTSTypeAnnotation()) return undefined;
  const path = annotation.get("typeAnnotation");
  const read = getTSType(annotation, params);
  return isReadable(rawOf(read)) && !isGeneric(path, params) ? read : writtenType(textOf(path, params));
}

/** One type for what the members of a union declare. */
function typeOfAll({ declared }: OwnProp): Type | undefined {
  const types = declared.flatMap((one) => typeOf(one) ?? []);
  const texts = [...new Set(types.map(rawOf))];
  if (texts.length < 2) return types[0];
  return writtenType(texts.map((text) => (text.includes("=>") ? `(${text})` : text)).join(" | "));
}

/**
 * Writes the props and types that react-docgen does not read: props behind `Omit`, `Partial` and unions, `readonly` lists, keys
 * of style maps, `bigint`, and parameters of interfaces.
 */
export const readableTypes: Handler = (documentation, component) => {
  for (const [name, prop] of ownProps(component)) {
    const descriptor = documentation.getPropDescriptor(name);
    const does = prop.declared.map(({ property }) => docblock.getDocblock(property)).find(Boolean);
    descriptor.required = prop.required;
    descriptor.description = does ?? descriptor.description ?? "";
    const type = typeOfAll(prop);
    if (type) descriptor.tsType = type;
  }
};
