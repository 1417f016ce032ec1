import type { TreeRow } from "./tree.ts";

/** How many rows a page key goes. */
const page = 10;

const indexOf = (rows: readonly TreeRow[], id: string | undefined) => rows.findIndex((row) => row.id === id);

/** The row that a key goes to, where the key only moves; undefined for every other key. */
export function rowAfter(rows: readonly TreeRow[], from: number, key: string): number | undefined {
  const last = rows.length - 1;
  const to: Partial<Record<string, number>> = {
    ArrowDown: Math.min(from + 1, last),
    ArrowUp: Math.max(from - 1, 0),
    PageDown: Math.min(from + page, last),
    PageUp: Math.max(from - page, 0),
    Home: 0,
    End: last,
  };
  return to[key];
}

export type Sideways = { readonly go: number } | { readonly set: boolean } | undefined;

/** The effect of the two horizontal arrow keys on a row (WAI-ARIA Authoring Practices, tree view pattern). */
export function sideways(rows: readonly TreeRow[], from: number, inwards: boolean): Sideways {
  const row = rows[from];
  if (!row) return undefined;
  const open = row.kind === "node" ? row.open : undefined;
  if (inwards) {
    if (open === false) return { set: true };
    return open && rows[from + 1]?.parent === row.id ? { go: from + 1 } : undefined;
  }
  if (open) return { set: false };
  return row.parent === undefined ? undefined : { go: indexOf(rows, row.parent) };
}

/** Typing within this time goes on with the word, ms. */
const pause = 700;
export interface Typed {
  readonly text: string;
  readonly at: number;
}

export function typed(before: Typed, letter: string, at: number): Typed {
  return { text: at - before.at < pause ? before.text + letter : letter, at };
}

/** The next row, round from end to start, whose label begins with what was typed. One letter again and again goes on to the next. */
export function rowNamed(rows: readonly TreeRow[], from: number, text: string): number | undefined {
  const same = /^(.)\1*$/u.test(text);
  const wanted = (same ? text.slice(0, 1) : text).toLocaleLowerCase();
  const first = same ? from + 1 : from;
  for (let step = 0; step < rows.length; step += 1) {
    const index = (first + step) % rows.length;
    const row = rows[index];
    if (row?.kind === "node" && row.node.label.toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return undefined;
}
