import { words } from "./words.ts";

interface Entry {
  readonly title: string;
  readonly type: string;
}
interface Index<E extends Entry> {
  readonly v: number;
  readonly entries: Readonly<Record<string, E>>;
}

const hasAnchors = (entry: Entry) => "anchors" in entry;
const called = (entry: Entry) => (entry.type === "docs" ? words[entry.title] : undefined);

/** Whether some page of the index has not got its words yet. */
export function wantsWords<E extends Entry>(index: Index<E>): boolean {
  return Object.values(index.entries).some((entry) => called(entry) && !hasAnchors(entry));
}

/** The index of stories with each page's other names as `anchors`, which Storybook's search reads beside name and path. */
export function withWords<E extends Entry>(index: Index<E>): Index<E> {
  const entries = Object.entries(index.entries).map(([id, entry]): [string, E] => {
    const names = called(entry);
    return [id, names ? { ...entry, anchors: names.map((title) => ({ id: title.replaceAll(" ", "-"), title })) } : entry];
  });
  return { ...index, entries: Object.fromEntries(entries) };
}
