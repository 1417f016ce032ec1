import { and, asc, eq } from "drizzle-orm";
import type { ArticlePage } from "@baize/domain/content/announcement/article";
import type { RequestContext } from "../../../platform/context.ts";
import { articles } from "../schema.ts";
import { plainText, sanitiseHtml } from "../../../platform/security/sanitise.ts";
import { languageMark, localize } from "../../../platform/language/language.ts";

interface ArticleView {
  slug: string;
  title: string;
  content: string;
  lang?: string;
  updatedAt: number;
}

/** The articles of one page under their headings, in the order that the brand gave them. */
export async function listArticles(ctx: RequestContext, place: ArticlePage) {
  const rows = await ctx.system.db
    .select()
    .from(articles)
    .where(and(eq(articles.brand, ctx.brand.code), eq(articles.place, place)))
    .orderBy(asc(articles.position))
    .limit(200);
  const sections = new Map<string, { lang?: string; articles: ArticleView[] }>();
  for (const { slug, section, texts, updatedAt } of rows) {
    const text = localize(texts, ctx.language);
    const heading = localize(section, ctx.language) ?? slug;
    const shown = sections.get(heading) ?? { ...languageMark(Object.keys(section), ctx.language), articles: [] };
    if (text)
      shown.articles.push({
        slug,
        title: plainText(text.title),
        content: sanitiseHtml(text.content),
        ...languageMark(Object.keys(texts), ctx.language),
        updatedAt: updatedAt.getTime(),
      });
    sections.set(heading, shown);
  }
  return Array.from(sections, ([title, shown]) => ({ title, ...shown }));
}
