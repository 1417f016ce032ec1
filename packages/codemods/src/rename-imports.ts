import { ts } from "ts-morph";
import type { Edit } from "./edit.ts";
import type { ImportRename } from "./scope.ts";

/** Whether the file already says this name for something else. */
function isTaken(file: ts.SourceFile, name: string): boolean {
  let taken = false;
  const visit = (node: ts.Node): void => {
    const named = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) || ts.isInterfaceDeclaration(node);
    if ((named || ts.isImportSpecifier(node) || ts.isTypeAliasDeclaration(node)) && node.name && ts.isIdentifier(node.name))
      taken ||= node.name.text === name;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return taken;
}

/** A name that is a key, not a reference: `a.Inline`, `{ Inline: 1 }`, `<a Inline>`. */
function isKey(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent))
    return parent.name === node;
  return ts.isJsxAttribute(parent) || ts.isImportSpecifier(parent) || (ts.isQualifiedName(parent) && parent.right === node);
}

function references(file: ts.SourceFile, from: string, to: string): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === from && !isKey(node)) {
      const text = ts.isShorthandPropertyAssignment(node.parent) ? `${from}: ${to}` : to;
      edits.push({ start: node.getStart(file), end: node.end, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits;
}

/** `import { Inline } from "@baize/ui/inline"` becomes `import { Group } from "@baize/ui/group"`, with every use of the name. */
export function renameImport(file: ts.SourceFile, { declaration, specifier, names }: ImportRename): Edit[] {
  const { moduleSpecifier } = declaration;
  const edits: Edit[] = [];
  if (ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text !== specifier)
    edits.push({ start: moduleSpecifier.getStart(file) + 1, end: moduleSpecifier.end - 1, text: specifier });
  const bindings = declaration.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return edits;
  for (const { propertyName, name } of bindings.elements) {
    const theirs = propertyName ?? name;
    const to = names[theirs.text];
    if (to === undefined) continue;
    const keepsLocal = propertyName !== undefined || isTaken(file, to);
    const text = propertyName === undefined && keepsLocal ? `${to} as ${name.text}` : to;
    edits.push({ start: theirs.getStart(file), end: theirs.end, text });
    if (!keepsLocal) edits.push(...references(file, name.text, to));
  }
  return edits;
}
