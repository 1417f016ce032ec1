import type { ArticlePage } from "@baize/domain/content/announcement/article";
import type { Texts } from "../platform/language/texts.ts";
import { seedText, seedTexts } from "./seed-text.ts";

export interface ArticleSeed {
  readonly place: ArticlePage;
  readonly slug: string;
  readonly section: Readonly<Record<string, string>>;
  readonly texts: Texts;
}

const ACCOUNT = seedText("seed:section.account");
const PLAY = seedText("seed:section.play");
const LIMITS = seedText("seed:section.limits");
const INSTALL = seedText("seed:section.install");
const AGENTS = seedText("seed:section.agents");
const POINTS = seedText("seed:section.points");

/** The brand's articles: help centre, install guides, the agents' page, rules of the points mall. */
export const ARTICLES: readonly ArticleSeed[] = [
  { place: "help", slug: "register", section: ACCOUNT, texts: seedTexts("article.register") },
  { place: "help", slug: "forgot-password", section: ACCOUNT, texts: seedTexts("article.forgot-password") },
  { place: "help", slug: "new-place", section: ACCOUNT, texts: seedTexts("article.new-place") },
  { place: "help", slug: "fair-play", section: PLAY, texts: seedTexts("article.fair-play") },
  { place: "help", slug: "broken-round", section: PLAY, texts: seedTexts("article.broken-round") },
  { place: "help", slug: "take-a-break", section: LIMITS, texts: seedTexts("article.take-a-break") },
  { place: "android", slug: "android", section: INSTALL, texts: seedTexts("article.android") },
  { place: "ios", slug: "ios", section: INSTALL, texts: seedTexts("article.ios") },
  { place: "ios_lite", slug: "ios-lite", section: INSTALL, texts: seedTexts("article.ios-lite") },
  { place: "agent", slug: "what-agents-do", section: AGENTS, texts: seedTexts("article.what-agents-do") },
  { place: "agent", slug: "how-to-join", section: AGENTS, texts: seedTexts("article.how-to-join") },
  { place: "points", slug: "points-rules", section: POINTS, texts: seedTexts("article.points-rules") },
];
