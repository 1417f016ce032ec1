import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

/** Where a person imports what a story shows: `Button` from `@baize/ui/button`. */
export interface Names {
  readonly componentOf: (type: unknown) => { readonly name: string; readonly props: ReadonlySet<string> } | undefined;
  readonly importOf: (name: string) => string | undefined;
  /** The name of a drawing, where the value is one. */
  readonly artOf: (value: unknown) => string | undefined;
}

/** Enough entries of a list to see what one is. */
const ENTRIES = 3;
const LONGEST = 60;
/** A text of more letters is a fixture. */
const LETTERS = 1000;
/** The most lines that a reader copies. */
export const MOST_LINES = 60;
const ART = "@baize/ui/icon/art";
/** Values that a caller holds, and what the component holds itself in their place. */
const held: Readonly<Record<string, string>> = {
  value: "defaultValue",
  open: "defaultOpen",
  checked: "defaultChecked",
  pressed: "defaultPressed",
};

/** A text that JSX reads as it is written. */
const isPlain = (value: unknown): value is string =>
  typeof value === "string" && value.length <= LETTERS && !/[\\\n]|&#?\w+;/.test(value);

class Unprintable extends Error {}
function quoted(text: string): string {
  if (text.length > LETTERS) throw new Unprintable();
  return JSON.stringify(text);
}
type Imports = Map<string, Set<string>>;

/** What children are drawn, in their order. */
const flat = (children: ReactNode): readonly unknown[] =>
  [children].flat(Number.POSITIVE_INFINITY).filter((one) => one !== null && one !== undefined && typeof one !== "boolean");

function printer(names: Names, imports: Imports) {
  const take = (name: string, path: string) => imports.set(path, (imports.get(path) ?? new Set()).add(name));

  function list(values: readonly unknown[], pad: string): string {
    const shown = values.slice(0, ENTRIES).map((one) => `${pad}  ${print(one, `${pad}  `)},\n`);
    return values.length === 0 ? "[]" : `[\n${shown.join("")}${pad}]`;
  }
  function object(value: object, pad: string): string {
    if (Object.getPrototypeOf(value) !== Object.prototype) throw new Unprintable();
    const lines = Object.entries(value).flatMap(([key, one]) =>
      one === undefined
        ? []
        : [`${pad}  ${/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)}: ${entry(key, one, `${pad}  `)},\n`],
    );
    return lines.length === 0 ? "{}" : `{\n${lines.join("")}${pad}}`;
  }
  /** A handler of a story is a test's; in code of one's own the browser's console shows what it gets. */
  function entry(name: string, value: unknown, pad: string): string {
    if (typeof value !== "function") return print(value, pad);
    if (!/^on[A-Z]/.test(name)) throw new Unprintable();
    return "console.log";
  }
  function print(value: unknown, pad: string): string {
    const art = names.artOf(value);
    if (art) {
      take(art, ART);
      return art;
    }
    if (typeof value === "string") return quoted(value);
    if (typeof value === "bigint") return `${value}n`;
    if (value === null || ["number", "boolean", "undefined"].includes(typeof value)) return String(value);
    if (value instanceof Date) return `new Date(${JSON.stringify(value.toISOString())})`;
    if (Array.isArray(value)) return list(value, pad);
    if (isElement(value)) return element(value, pad);
    if (typeof value === "object") return object(value, pad);
    throw new Unprintable();
  }
  function attributes(props: Readonly<Record<string, unknown>>, taken: ReadonlySet<string>, pad: string): string[] {
    return Object.entries(props).flatMap(([given, value]) => {
      if (given === "children" || value === undefined) return [];
      // The name of a class changes with each build.
      if (given === "className") throw new Unprintable();
      const own = held[given];
      const name = own && taken.has(own) && !(own in props) ? own : given;
      if (value === true) return [name];
      if (isPlain(value) && !value.includes('"') && !names.artOf(value)) return [`${name}="${value}"`];
      return [`${name}={${entry(name, value, pad)}}`];
    });
  }
  function child(one: unknown, pad: string): string {
    if (isElement(one)) return element(one, pad);
    return isPlain(one) && !/[{}<>]|^\s|\s$/.test(one) ? one : `{${print(one, pad)}}`;
  }
  function tagOf(type: unknown): { readonly name: string; readonly props: ReadonlySet<string> } {
    if (type === Fragment) return { name: "", props: new Set() };
    if (typeof type === "string") return { name: type, props: new Set() };
    const found = names.componentOf(type);
    const path = found && names.importOf(found.name);
    if (!found || !path) throw new Unprintable();
    take(found.name, path);
    return found;
  }
  function element({ type, props }: Shown, pad: string): string {
    const { name, props: taken } = tagOf(type);
    const given = attributes(props, taken, `${pad}  `);
    const inline = given.join(" ");
    const isLong = inline.includes("\n") || inline.length > LONGEST;
    const head =
      given.length === 0
        ? name
        : isLong
          ? `${name}\n${given.map((one) => `${pad}  ${one}\n`).join("")}${pad}`
          : `${name} ${inline}`;
    const inside = flat(props.children).map((one) => child(one, `${pad}  `));
    if (inside.length === 0) return isLong ? `<${head}/>` : `<${head} />`;
    const [only = ""] = inside;
    if (inside.length === 1 && !only.startsWith("<") && !isLong) return `<${head}>${only}</${name}>`;
    return `<${head}>\n${inside.map((one) => `${pad}  ${one}\n`).join("")}${pad}</${name}>`;
  }
  return element;
}

type Shown = ReactElement<Readonly<Record<string, unknown>> & { readonly children?: ReactNode }>;
const isElement = (value: unknown): value is Shown => isValidElement(value);

/**
 * The code of what a story draws, with its imports, as a module that runs; undefined where it stands on more than the kit
 * has (a fixture, a function that draws, a class), or is too long to copy.
 */
export function printCode(drawn: unknown, names: Names): string | undefined {
  if (!isElement(drawn)) return undefined;
  const imports: Imports = new Map();
  try {
    const body = printer(names, imports)(drawn, "    ");
    const lines = [...imports]
      .toSorted(([one], [two]) => one.localeCompare(two, "en"))
      .map(([path, taken]) => `import { ${[...taken].toSorted().join(", ")} } from "${path}";`);
    const code = `${lines.join("\n")}\n\nexport function Example() {\n  return (\n    ${body}\n  );\n}`;
    return code.split("\n").length > MOST_LINES ? undefined : code;
  } catch (error) {
    if (error instanceof Unprintable) return undefined;
    throw error;
  }
}
