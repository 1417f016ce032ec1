import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Expression, parseSync, type Program } from "oxc-parser";

const parsed = (file: string, source = readFileSync(file, "utf8")): Program => parseSync(file, source).program;

/** The value of a module's constant, exported or not. */
function constantOf(program: Program, name: string): Expression | undefined {
  for (const statement of program.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") continue;
    const found = declaration.declarations.find(({ id }) => id.type === "Identifier" && id.name === name);
    if (found) return found.init ?? undefined;
  }
  return undefined;
}

/** The module that a name comes from, and the name that it has there; `*` for a whole module. */
function importOf(program: Program, file: string, name: string): { readonly file: string; readonly name: string } | undefined {
  for (const statement of program.body) {
    if (statement.type !== "ImportDeclaration" || !statement.source.value.startsWith(".")) continue;
    const found = statement.specifiers.find(({ local }) => local.name === name);
    if (!found) continue;
    const imported = found.type === "ImportSpecifier" && found.imported.type === "Identifier" ? found.imported.name : "*";
    return { file: resolve(dirname(file), statement.source.value), name: imported };
  }
  return undefined;
}

/** The object behind `parts({…})`, `{…} as const` and `{…} satisfies …`. */
function objectOf(value: Expression | undefined): Expression | undefined {
  if (value?.type === "TSAsExpression" || value?.type === "TSSatisfiesExpression") return objectOf(value.expression);
  if (value?.type !== "CallExpression") return value;
  const first = value.arguments[0];
  return first && first.type !== "SpreadElement" ? objectOf(first) : undefined;
}

/** The keys of an object that a module's source spells out; undefined where they are computed. */
function keysAt(file: string, name: string, program = parsed(file)): readonly string[] | undefined {
  const elsewhere = importOf(program, file, name);
  if (elsewhere) return keysAt(elsewhere.file, elsewhere.name);
  const object = objectOf(constantOf(program, name));
  if (object?.type !== "ObjectExpression") return undefined;
  const keys = object.properties.map((property) => {
    if (property.type === "SpreadElement")
      return property.argument.type === "Identifier" ? keysAt(file, property.argument.name, program) : undefined;
    if (property.computed) return undefined;
    if (property.key.type === "Identifier") return [property.key.name];
    return property.key.type === "Literal" ? [String(property.key.value)] : undefined;
  });
  return keys.every((some) => some !== undefined) ? keys.flat() : undefined;
}

/** The keys that `keyof typeof css.size` or `keyof typeof kinds` means in a file; undefined where the source does not spell them. */
export function keysOf(file: string, source: string, expression: string): readonly string[] | undefined {
  const [first = "", member] = expression.split(".");
  const program = parsed(file, source);
  if (member === undefined) return keysAt(file, first, program);
  const whole = importOf(program, file, first);
  return whole?.name === "*" ? keysAt(whole.file, member) : undefined;
}
