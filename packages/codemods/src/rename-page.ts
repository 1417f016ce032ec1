import { type Changed } from "./edit.ts";
import { type Options, renameCode } from "./rename-code.ts";

const importLine = /^import .*$/gm;

/** Where the opening tag that begins at `start` ends: after its `>`, braces and quotes skipped. */
function tagEnd(text: string, start: number): number {
  let depth = 0;
  let quote = "";
  for (let at = start; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (quote !== "") quote = letter === quote ? "" : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === "{") depth += 1;
    else if (letter === "}") depth -= 1;
    else if (letter === ">" && depth === 0) return at + 1;
  }
  return text.length;
}

interface Piece {
  readonly before: string;
  readonly after: string;
  readonly count: number;
}

/** A tag of a page, changed as if it stood in a module with the page's imports. */
function renameTag(tag: string, imports: string, options: Options): Piece {
  const opened = tag.endsWith("/>") ? tag : `${tag.slice(0, -1)}/>`;
  const before = renameCode("page.tsx", imports, options);
  const { text, count } = renameCode("page.tsx", `${imports}\nexport const tag = ${opened};`, options);
  const changed = text.slice(before.text.length + "\nexport const tag = ".length, -1);
  return { before: tag, after: tag.endsWith("/>") ? changed : `${changed.slice(0, -2)}>`, count: count - before.count };
}

function renameClosing(text: string, imports: string, options: Options): Changed {
  let count = 0;
  const changed = text.replaceAll(/<\/([A-Z]\w*)>/g, (whole, name: string) => {
    const { after } = renameTag(`<${name}>`, imports, options);
    if (after === `<${name}>`) return whole;
    count += 1;
    return `</${after.slice(1)}`;
  });
  return { text: changed, count };
}

function renameTags(text: string, imports: string, options: Options): Changed {
  let result = "";
  let from = 0;
  let count = 0;
  for (const { index } of text.matchAll(/<[A-Z]\w*/g)) {
    if (index < from) continue;
    const end = tagEnd(text, index);
    const piece = renameTag(text.slice(index, end), imports, options);
    result += text.slice(from, index) + piece.after;
    count += piece.count;
    from = end;
  }
  return { text: result + text.slice(from), count };
}

/** Changes a page in Markdown or MDX: its imports, its tags, and its blocks of code. */
export function renamePage(text: string, options: Options = {}): Changed {
  let count = 0;
  const take = ({ text: next, count: more }: Changed): string => {
    count += more;
    return next;
  };
  const parts = text.split(/(^```[\s\S]*?^```)/m).map((part) => {
    const code = /^(```(?:tsx|jsx|ts|js)[^\n]*\n)([\s\S]*?)(^```)$/m.exec(part);
    if (code) return `${code[1] ?? ""}${take(renameCode("code.tsx", code[2] ?? "", options))}${code[3] ?? ""}`;
    if (part.startsWith("```")) return part;
    const imports = (part.match(importLine) ?? []).join("\n");
    if (imports === "") return part;
    const renamed = take(renameTags(part, imports, options));
    const closed = take(renameClosing(renamed, imports, options));
    return closed.replaceAll(importLine, (line) => take(renameCode("page.tsx", line, options)));
  });
  return { text: parts.join(""), count };
}
