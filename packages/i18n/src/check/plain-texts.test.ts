import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const locales = new URL("../../locales/", import.meta.url);
const tags = ["en", "hi", "ar"] as const;

function textsOf(tag: string, namespace: string): Readonly<Record<string, string>> {
  const texts: Record<string, string> = JSON.parse(readFileSync(new URL(`${tag}/${namespace}.json`, locales), "utf8"));
  return texts;
}

it.each(tags)("repeats no label in a field's placeholder (%s)", (tag) => {
  const texts = textsOf(tag, "validation");
  const fields = Object.keys(texts).flatMap((key) => /^field\.(\w+)\.label$/.exec(key)?.[1] ?? []);
  expect(fields.length).toBeGreaterThan(20);
  const label = (field: string) => texts[`field.${field}.label`]?.toLowerCase() ?? "";
  expect(fields.filter((field) => texts[`field.${field}.placeholder`]?.toLowerCase().includes(label(field)))).toEqual([]);
});

/** Odd phrases of earlier texts, which must not come back. */
const odd = [
  /\bthe house\b/i,
  /\bmend/i,
  /\bthere is no such\b/i,
  /\bno longer there\b/i,
  /\bis not there\b/i,
  /\bstands? (here|still)\b/i,
  /\b(is|are) told\b/i,
  /\bkinds? of\b/i,
  /\bway of paying\b/i,
  /\bnot right\b/i,
  /\btell it to nobody\b/i,
  /\bleft behind\b/i,
  /\bas many\b.*\bas\b/i,
];

it("says in English what people say", () => {
  const said = readdirSync(new URL("en/", locales)).flatMap((file) =>
    Object.entries(textsOf("en", file.replace(".json", ""))).map(([key, text]) => ({ key: `${file}: ${key}`, text })),
  );
  expect(said.filter(({ text }) => odd.some((phrase) => phrase.test(text)))).toEqual([]);
});

/** Words that were used beside the word of the glossary. */
const second = { hi: ["मैसेज ", "सत्र", "लॉगिन", "विड्रॉल", "समाचार", "यूपीआई"], ar: ["يو بي آي", "الوارد،"] } as const;

it.each(["hi", "ar"] as const)("uses the glossary's one word for one thing (%s)", (tag) => {
  const texts = readdirSync(new URL(`${tag}/`, locales)).flatMap((file) =>
    Object.values(textsOf(tag, file.replace(".json", ""))),
  );
  expect(texts.filter((text) => second[tag].some((word) => text.includes(word)))).toEqual([]);
});
