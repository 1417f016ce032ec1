import { ts } from "ts-morph";
import type { Edit } from "./edit.ts";
import type { ComponentRenames } from "./renames.ts";

type Names = Readonly<Record<string, string>>;
const own = (names: Names | undefined, key: string): string | undefined =>
  names !== undefined && Object.hasOwn(names, key) ? names[key] : undefined;

/** The literals that an expression can be: both branches of a condition, the fallback of `??`. */
function literalsOf(node: ts.Expression | undefined): ts.Expression[] {
  if (node === undefined) return [];
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return literalsOf(node.expression);
  if (ts.isBinaryExpression(node)) return [...literalsOf(node.left), ...literalsOf(node.right)];
  return [node];
}

function renameWords(file: ts.SourceFile, value: ts.Expression | undefined, words: Names | undefined): Edit[] {
  if (!words) return [];
  return literalsOf(value).flatMap((literal) => {
    const to = ts.isStringLiteral(literal) ? own(words, literal.text) : undefined;
    return to === undefined ? [] : [{ start: literal.getStart(file) + 1, end: literal.end - 1, text: to }];
  });
}

/** Renames the keys of the objects that an expression can be. */
export function renameKeys(file: ts.SourceFile, value: ts.Expression | undefined, renames: ComponentRenames): Edit[] {
  return literalsOf(value).flatMap((object) => {
    if (!ts.isObjectLiteralExpression(object)) return [];
    return object.properties.flatMap((property) => {
      if (!property.name || !(ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))) return [];
      const { text } = property.name;
      const initializer = ts.isPropertyAssignment(property) ? property.initializer : undefined;
      const edits = renameValue(file, text, initializer, renames);
      const to = own(renames.props, text);
      if (to === undefined) return edits;
      const start = property.name.getStart(file);
      const shorthand = ts.isShorthandPropertyAssignment(property);
      edits.push({ start, end: property.name.end, text: shorthand ? `${to}: ${text}` : to });
      const added = own(renames.adds, text);
      if (added !== undefined) edits.push({ start, end: start, text: `${added}: true, ` });
      return edits;
    });
  });
}

function renameValue(file: ts.SourceFile, prop: string, value: ts.Expression | undefined, renames: ComponentRenames): Edit[] {
  const inside = renames.inside && Object.hasOwn(renames.inside, prop) ? renames.inside[prop] : undefined;
  const words = renames.values && Object.hasOwn(renames.values, prop) ? renames.values[prop] : undefined;
  const given = renames.given && Object.hasOwn(renames.given, prop) ? renames.given[prop] : undefined;
  const pattern = given && value && ts.isArrowFunction(value) ? value.parameters[0]?.name : undefined;
  return [
    ...renameWords(file, value, words),
    ...(inside ? renameKeys(file, value, { props: inside }) : []),
    ...(given ? renamePattern(file, pattern, { props: given }) : []),
  ];
}

function expressionOf({ initializer }: ts.JsxAttribute): ts.Expression | undefined {
  if (!initializer) return undefined;
  return ts.isJsxExpression(initializer) ? initializer.expression : initializer;
}

/** A flag that became one of the values of another prop: `drills` is `variant="drilldown"`. */
function renameFlag(file: ts.SourceFile, attribute: ts.JsxAttribute, [to, word]: readonly [string, string]): Edit {
  const value = attribute.initializer && expressionOf(attribute)?.getText(file);
  const text = value === undefined || value === "true" ? `${to}="${word}"` : `${to}={${value} ? "${word}" : undefined}`;
  return { start: attribute.getStart(file), end: attribute.end, text };
}

export function renameAttributes(file: ts.SourceFile, attributes: ts.JsxAttributes, renames: ComponentRenames): Edit[] {
  return attributes.properties.flatMap((attribute) => {
    if (ts.isJsxSpreadAttribute(attribute)) return renameKeys(file, attribute.expression, renames);
    const name = attribute.name.getText(file);
    const flag = renames.flags && Object.hasOwn(renames.flags, name) ? renames.flags[name] : undefined;
    if (flag) return [renameFlag(file, attribute, flag)];
    const edits = renameValue(file, name, expressionOf(attribute), renames);
    const to = own(renames.props, name);
    if (to !== undefined) edits.push({ start: attribute.name.getStart(file), end: attribute.name.end, text: to });
    const added = own(renames.adds, name);
    if (added !== undefined) edits.push({ start: attribute.getStart(file), end: attribute.getStart(file), text: `${added} ` });
    return edits;
  });
}

/** `({ full, ...rest }) =>` becomes `({ fullWidth: full, ...rest }) =>`. */
export function renamePattern(file: ts.SourceFile, pattern: ts.BindingName | undefined, renames: ComponentRenames): Edit[] {
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return [];
  return pattern.elements.flatMap(({ propertyName, name }) => {
    const key = propertyName ?? name;
    if (!ts.isIdentifier(key)) return [];
    const to = own(renames.props, key.text);
    if (to === undefined) return [];
    return [{ start: key.getStart(file), end: key.end, text: propertyName ? to : `${to}: ${key.text}` }];
  });
}

/** The names in a type: `Omit<ButtonProps, "full">`, `ButtonProps["full"]`. */
export function renameTypeNames(file: ts.SourceFile, type: ts.TypeNode | undefined, renames: ComponentRenames): Edit[] {
  if (!type) return [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((each) => renameTypeNames(file, each, renames));
  if (!ts.isLiteralTypeNode(type) || !ts.isStringLiteral(type.literal)) return [];
  const to = own(renames.props, type.literal.text);
  return to === undefined ? [] : [{ start: type.getStart(file) + 1, end: type.end - 1, text: to }];
}
