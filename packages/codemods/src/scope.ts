import { ts } from "ts-morph";
import { components, modules, names } from "./renames.ts";

/** What a file imports from the kit: the component that each local name means, and what to rename. */
export interface Scope {
  /** Whether anything comes from the kit. */
  readonly usesKit: boolean;
  /** The kit's own (old) name of a local identifier. */
  readonly kitName: ReadonlyMap<string, string>;
  readonly imports: readonly ImportRename[];
}
export interface ImportRename {
  readonly declaration: ts.ImportDeclaration;
  /** The new specifier, with its quotes left out. */
  readonly specifier: string;
  readonly names: Readonly<Record<string, string>>;
}

/** `button` for `@baize/ui/button`; inside the kit's own workspace also for `../button/button.tsx`. */
export function kitModule(specifier: string, workspace: boolean): string | undefined {
  if (specifier.startsWith("@baize/ui/")) return specifier.slice("@baize/ui/".length);
  const own = workspace && /^\.{1,2}\/(?:.*\/)?([a-z-]+)(?:\/([a-z-]+))?\.tsx?$/.exec(specifier);
  return own ? (own[2] ?? own[1]) : undefined;
}

function newSpecifier(specifier: string, from: string, to: string): string {
  return specifier.startsWith("@baize/ui/")
    ? `@baize/ui/${to}`
    : specifier.replaceAll(new RegExp(`(^|/)${from}(?=/|\\.)`, "g"), `$1${to}`);
}

function importsOf(file: ts.SourceFile): ts.ImportDeclaration[] {
  return file.statements.filter((statement) => ts.isImportDeclaration(statement));
}

/** The names that `import { … }` brings, as [theirs, local] pairs. */
function namedOf(declaration: ts.ImportDeclaration): readonly (readonly [string, string])[] {
  const bindings = declaration.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.map(({ propertyName, name }) => [propertyName?.text ?? name.text, name.text]);
}

/** A wrapped component keeps its props: `const Own = memo(Button)`. */
function wrappedOf(file: ts.SourceFile, kitName: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }): (readonly [string, string])[] => {
      if (!initializer || !ts.isIdentifier(name) || !ts.isCallExpression(initializer)) return [];
      const [wrapped, ...more] = initializer.arguments;
      const theirs = wrapped && more.length === 0 && ts.isIdentifier(wrapped) ? kitName.get(wrapped.text) : undefined;
      return theirs === undefined ? [] : [[name.text, theirs]];
    });
  });
}

export function scopeOf(file: ts.SourceFile, workspace: boolean): Scope {
  const kitName = new Map<string, string>();
  const imports: ImportRename[] = [];
  let usesKit = false;
  for (const declaration of importsOf(file)) {
    if (!ts.isStringLiteral(declaration.moduleSpecifier)) continue;
    const specifier = declaration.moduleSpecifier.text;
    const module = kitModule(specifier, workspace);
    if (module === undefined) continue;
    usesKit = true;
    for (const [theirs, local] of namedOf(declaration)) kitName.set(local, theirs);
    const moved = modules[module];
    const renamed = moved?.names ?? names[module];
    if (renamed)
      imports.push({ declaration, specifier: moved ? newSpecifier(specifier, module, moved.to) : specifier, names: renamed });
  }
  for (const [local, theirs] of wrappedOf(file, kitName)) kitName.set(local, theirs);
  return { usesKit, kitName, imports };
}

/** The renames of the component that a local name means. */
export function renamesOf(scope: Scope, local: string) {
  const name = scope.kitName.get(local);
  return name === undefined ? undefined : components[name];
}

/** The same for the props type of a component: `ButtonProps`. */
export function renamesOfProps(scope: Scope, local: string) {
  const name = scope.kitName.get(local);
  return name?.endsWith("Props") ? components[name.slice(0, -"Props".length)] : undefined;
}
