const step = String.raw`(?:\.[A-Za-z_$][\w$]*|\[(?:"[^"]+"|\d+)\])`;

/** `.size["2xl"]` as `size.2xl`. */
const dotted = (path: string) => path.replaceAll(/\[(?:"([^"]+)"|(\d+))\]/g, ".$1$2").replace(/^\./, "");

/** Names bound to a part of the contract: `const { accent: a } = vars.color` gives `a` → `color.accent`. */
function aliasesOf(source: string): Map<string, string> {
  const aliases = new Map([["vars", ""]]);
  for (const [, names = "", owner = "", path = ""] of source.matchAll(
    new RegExp(String.raw`const \{([^}]*)\} = (\w+)(${step}*)`, "g"),
  )) {
    const base = aliases.get(owner);
    if (base === undefined) continue;
    for (const name of names.split(",")) {
      const [key = "", own = key] = name.split(":").map((word) => word.trim());
      if (key) aliases.set(own, dotted(`${base ? `.${base}` : ""}${path}.${key}`));
    }
  }
  return aliases;
}

/** The roles of the token contract that a style sheet's source reads, sorted: `color.text.muted`, `space.4`. */
export function tokensRead(source: string): string[] {
  const found = new Set<string>();
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^import .*$/gm, "");
  for (const [name, base] of aliasesOf(code)) {
    for (const [, path = ""] of code.matchAll(new RegExp(String.raw`(?<![\w.$])${name}(${step}+)`, "g"))) {
      const token = dotted(`${base ? `.${base}` : ""}${path}`);
      found.add(token);
    }
  }
  // `vars.color` itself, as it is taken apart, is no role.
  return [...found].filter((token) => ![...found].some((other) => other.startsWith(`${token}.`))).toSorted();
}

/** The shared looks of `theme/mixins.ts` that a sheet takes; each reads tokens of its own. */
export function mixinsUsed(source: string): string[] {
  const [, names = ""] = /import \{([^}]*)\} from "\.\.\/theme\/mixins\.ts"/.exec(source) ?? [];
  return names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "wide" && name !== "transition")
    .toSorted();
}

/** Folders of the kit that a source imports from. */
export function neighboursOf(source: string): string[] {
  return [...new Set([...source.matchAll(/from "\.\.\/([\w-]+)\/[\w.-]+"/g)].map(([, folder = ""]) => folder))].toSorted();
}
