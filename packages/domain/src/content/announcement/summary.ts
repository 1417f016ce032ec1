const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" };

/** The text of an editor's HTML, for one line of a list: its first paragraph without tags. It is text, never markup. */
export function announcementSummary(html: string): string {
  const [, first = html] = /<p[^>]*>([^]*?)<\/p>/i.exec(html) ?? [];
  const plain = first.replaceAll(/<[^>]*>/g, "").replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
  return plain.replaceAll(/\s+/g, " ").trim();
}
