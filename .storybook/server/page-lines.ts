/** Ids count on from where they are made, so they match each other but differ between renders. */
const ids = /_[rR]_[\da-zH]+_|react-aria-?[:\d\w-]+/g;
/** An input's attribute has its first value, its property the current one. */
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
 * The content of `box`, one line for each element and text, without irrelevant differences of server markup: the order of
 * attributes, spaces in styles, markers between texts, preload links.
 */
export const pageLines = (box: Node): readonly string[] => linesOf(box, "").map((line) => line.replaceAll(ids, "#"));
