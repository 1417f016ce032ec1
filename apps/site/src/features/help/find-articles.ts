import type { OutputOf } from "@baize/api/contract/contract";

type Section = OutputOf<"help.centre">["sections"][number];

/** Letters as they are compared: without case, accents, Arabic vowel signs and the nukta of Hindi, which many leave out. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u064b-\u0652\u093c]/g, "")
    .toLowerCase();

/** An article's text without its markup. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, " ");

/** The sections with the articles that contain every word of `search`, in any order; empty sections are left out. */
export function findArticles(sections: readonly Section[], search: string): readonly Section[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map(({ title, articles }) => ({
      title,
      articles: articles.filter((article) => {
        const text = plain(`${article.title} ${wordsOf(article.content)}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ articles }) => articles.length > 0);
}
