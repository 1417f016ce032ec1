import { ts } from "ts-morph";
import { applyEdits, type Changed, type Edit } from "./edit.ts";
import { renameImport } from "./rename-imports.ts";
import { renameAttributes, renameKeys, renamePattern, renameTypeNames } from "./rename-props.ts";
import { ramps, type ComponentRenames } from "./renames.ts";
import { renamesOf, renamesOfProps, type Scope, scopeOf } from "./scope.ts";

export interface Options {
  /** The kit's own repository: relative imports between components count too. */
  readonly workspace?: boolean;
}

interface Context {
  readonly file: ts.SourceFile;
  readonly scope: Scope;
  /** The component of a file of stories. */
  readonly story: ComponentRenames | undefined;
}

/** A story file says its component in its meta: `component: Button`. */
function storyOf(file: ts.SourceFile, scope: Scope): ComponentRenames | undefined {
  let found: ComponentRenames | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText(file) === "component" && ts.isIdentifier(node.initializer))
      found ??= renamesOf(scope, node.initializer.text);
    ts.forEachChild(node, visit);
  };
  if (file.fileName.includes(".stories.")) visit(file);
  return found;
}

function renameStory(node: ts.PropertyAssignment, { file, story }: Context): Edit[] {
  if (!story) return [];
  const name = node.name.getText(file);
  if (name === "args" || name === "argTypes") return renameKeys(file, node.initializer, story);
  return name === "render" && ts.isArrowFunction(node.initializer)
    ? renamePattern(file, node.initializer.parameters[0]?.name, story)
    : [];
}

function renameTypes(node: ts.Node, { file, scope }: Context): Edit[] {
  if (ts.isIndexedAccessTypeNode(node) && ts.isTypeReferenceNode(node.objectType)) {
    const renames = renamesOfProps(scope, node.objectType.typeName.getText(file));
    return renames ? renameTypeNames(file, node.indexType, renames) : [];
  }
  const [subject, keys] =
    ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node) ? (node.typeArguments ?? []) : [];
  if (!subject || !keys || !ts.isTypeReferenceNode(subject)) return [];
  const renames = renamesOfProps(scope, subject.typeName.getText(file));
  return renames ? renameTypeNames(file, keys, renames) : [];
}

/** Entries of menus and bars, actions of toasts: data that says what a press does. */
function renamePress(node: ts.Node, { file, scope }: Context): Edit[] {
  if (!scope.usesKit || !ts.isObjectLiteralElementLike(node) || node.name?.getText(file) !== "onPress") return [];
  const text = ts.isShorthandPropertyAssignment(node) ? "onClick: onPress" : "onClick";
  return [{ start: node.name.getStart(file), end: node.name.end, text }];
}

function renameNode(node: ts.Node, context: Context): Edit[] {
  const { file, scope } = context;
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
    const renames = renamesOf(scope, node.tagName.getText(file));
    return renames ? renameAttributes(file, node.attributes, renames) : [];
  }
  if (ts.isVariableDeclaration(node) && node.type && ts.isTypeReferenceNode(node.type)) {
    const renames = renamesOfProps(scope, node.type.typeName.getText(file));
    return renames ? renameKeys(file, node.initializer, renames) : [];
  }
  if (ts.isPropertyAssignment(node)) {
    return [...renameStory(node, context), ...renamePress(node, context)];
  }
  return [...renameTypes(node, context), ...renamePress(node, context)];
}

const rampStep = new RegExp(`(?<=\\bcolor\\.)(${Object.keys(ramps).join("|")})(?=\\.\\d)`, "g");

/** `"color.cloth.700"` in a string. */
function renameRamps(text: string): Edit[] {
  return [...text.matchAll(rampStep)].map(({ index, 0: name }) => ({
    start: index,
    end: index + name.length,
    text: ramps[name] ?? name,
  }));
}

/** Changes one module to the names of the current kit. */
export function renameCode(fileName: string, text: string, { workspace = false }: Options = {}): Changed {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const scope = scopeOf(file, workspace);
  const context = { file, scope, story: storyOf(file, scope) };
  const edits: Edit[] = [...scope.imports.flatMap((each) => renameImport(file, each)), ...renameRamps(text)];
  const visit = (node: ts.Node): void => {
    edits.push(...renameNode(node, context));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return applyEdits(text, edits);
}
