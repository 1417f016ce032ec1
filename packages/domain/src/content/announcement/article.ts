/** Pages that an operator writes, by place: help centre, install guides, agents' page, rules of the points mall. */
export const ARTICLE_PAGES = ["help", "ios", "ios_lite", "android", "agent", "points"] as const;
export type ArticlePage = (typeof ARTICLE_PAGES)[number];
