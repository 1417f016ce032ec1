/** Ids count on from where they are made: they hold together, but are never the same twice. */
const ids = /_[rR]_[\da-zH]+_|react-aria-?[:\d\w-]+/g;
/** A field says in markup what it is born with, to a script what it is. */
const born: ReadonlySet<string> = new Set(["selected", "checked", "value"]);

function attributeOf({ name, value }: Attr, element: Element): string[] {
  if (born.has(name)) return [];
  return [name === "style" && element instanceof HTMLElement ? `style="${element.style.cssText}"` : `${name}="${value}"`];
}

function linesOf(node: Node, indent: string): string[] {
  const found: string[] = [];
  let text = "";
  const flush = () => {
    if (text) found.push(indent + text);
    text = "";
  };
  for (const child of node.childNodes) {
    if (child instanceof Text) text += child.data;
    if (!(child instanceof Element) || child.localName === "link") continue;
    flush();
    const attributes = [...child.attributes].flatMap((attribute) => attributeOf(attribute, child)).toSorted();
    found.push(`${indent}<${[child.localName, ...attributes].join(" ")}>`, ...linesOf(child, `${indent} `));
  }
  flush();
  return found;
}

/**
 * What is below `box`, a line for each element and text. Left out is what a server writes otherwise without a difference:
 * the order of attributes, spaces in styles, marks between two texts, links that load ahead.
 */
export const pageLines = (box: Node): readonly string[] => linesOf(box, "").map((line) => line.replaceAll(ids, "#"));
