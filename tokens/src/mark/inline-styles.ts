type Declarations = ReadonlyMap<string, string>;

const sheets = /<style[^>]*>([\s\S]*?)<\/style>/g;
const classRules = /^(?:\s*\.[\w-]+(?:\s*,\s*\.[\w-]+)*\s*\{[^{}]*\})*\s*$/;
const rule = /([^{}]+)\{([^{}]*)\}/g;
const tag = /<([a-zA-Z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)(\s*\/?)>/g;
const attribute = /\s+([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const safe = /^[^"'<>&{}\\]+$/;

/** `fill:#0e7c86;stroke:none` as pairs; undefined where a value could be more than a value. */
function declarationsIn(css: string): Declarations | undefined {
  const parts = css.split(";").filter((part) => part.trim() !== "");
  const pairs = parts.map((part) => part.split(":").map((side) => side.trim()));
  const own = pairs.filter(([name = ""]) => !name.startsWith("-inkscape-"));
  const valid = own.every(([name = "", value = "", more]) => more === undefined && /^[a-z-]+$/.test(name) && safe.test(value));
  return valid ? new Map(own.map(([name = "", value = ""]) => [name, value])) : undefined;
}

/** The declarations of each class; undefined where the sheet holds anything but rules of classes. */
function classesIn(css: string): ReadonlyMap<string, Declarations> | undefined {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\/|<!\[CDATA\[|\]\]>/g, "");
  if (!classRules.test(text)) return undefined;
  const classes = new Map<string, Declarations>();
  for (const [, selectors = "", body = ""] of text.matchAll(rule)) {
    const declared = declarationsIn(body);
    if (!declared) return undefined;
    for (const selector of selectors.split(",")) {
      const name = selector.trim().slice(1);
      classes.set(name, new Map([...(classes.get(name) ?? []), ...declared]));
    }
  }
  return classes;
}

function inlined(whole: string, classes: ReadonlyMap<string, Declarations>): string {
  return whole.replaceAll(tag, (unchanged: string, element: string, given: string, end: string) => {
    const attributes = new Map([...given.matchAll(attribute)].map(([, name = "", one, two]) => [name, one ?? two ?? ""]));
    const own = declarationsIn(attributes.get("style") ?? "");
    const named = (attributes.get("class") ?? "").split(/\s+/).flatMap((name) => [...(classes.get(name) ?? [])]);
    if (!own || (named.length === 0 && own.size === 0)) return unchanged;
    attributes.delete("style");
    attributes.delete("class");
    const all = new Map([...attributes, ...named, ...own]);
    return `<${element}${[...all].map(([name, value]) => ` ${name}=${value.includes('"') ? `'${value}'` : `"${value}"`}`).join("")}${end}>`;
  });
}

/**
 * Drawing programs write colours as classes (`<style>.a{fill:#0e7c86}</style>`) or as `style="fill:#0e7c86"`. Both become attributes, which
 * are then checked as any other. A sheet with other rules stays as it is.
 */
export function inlineStyles(markup: string): string {
  const classes = new Map<string, Declarations>();
  const rest = markup.replaceAll(sheets, (whole: string, css: string) => {
    const found = classesIn(css);
    for (const [name, declared] of found ?? []) classes.set(name, declared);
    return found ? "" : whole;
  });
  return inlined(rest, classes);
}
