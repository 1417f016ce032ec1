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
const MONEY = seedText("seed:section.money");
const REWARDS = seedText("seed:section.rewards");
const LIMITS = seedText("seed:section.limits");
const INSTALL = seedText("seed:section.install");
const AGENTS = seedText("seed:section.agents");
const POINTS = seedText("seed:section.points");

/** The brand's articles: help centre, install guides, the agents' page, rules of the points mall. */
export const ARTICLES: readonly ArticleSeed[] = [
  { place: "help", slug: "register", section: ACCOUNT, texts: seedTexts("article.register") },
  { place: "help", slug: "forgot-password", section: ACCOUNT, texts: seedTexts("article.forgot-password") },
  { place: "help", slug: "new-place", section: ACCOUNT, texts: seedTexts("article.new-place") },
  { place: "help", slug: "change-contact", section: ACCOUNT, texts: seedTexts("article.change-contact") },
  { place: "help", slug: "two-step", section: ACCOUNT, texts: seedTexts("article.two-step") },
  { place: "help", slug: "locked", section: ACCOUNT, texts: seedTexts("article.locked") },
  { place: "help", slug: "close-account", section: ACCOUNT, texts: seedTexts("article.close-account") },
  { place: "help", slug: "language", section: ACCOUNT, texts: seedTexts("article.language") },
  { place: "help", slug: "deposit", section: MONEY, texts: seedTexts("article.deposit") },
  { place: "help", slug: "deposit-missing", section: MONEY, texts: seedTexts("article.deposit-missing") },
  { place: "help", slug: "deposit-fees", section: MONEY, texts: seedTexts("article.deposit-fees") },
  { place: "help", slug: "withdraw", section: MONEY, texts: seedTexts("article.withdraw") },
  { place: "help", slug: "withdraw-time", section: MONEY, texts: seedTexts("article.withdraw-time") },
  { place: "help", slug: "withdraw-declined", section: MONEY, texts: seedTexts("article.withdraw-declined") },
  { place: "help", slug: "wagering", section: MONEY, texts: seedTexts("article.wagering") },
  { place: "help", slug: "payout-account", section: MONEY, texts: seedTexts("article.payout-account") },
  { place: "help", slug: "withdrawal-password", section: MONEY, texts: seedTexts("article.withdrawal-password") },
  { place: "help", slug: "kyc", section: MONEY, texts: seedTexts("article.kyc") },
  { place: "help", slug: "balance-parts", section: MONEY, texts: seedTexts("article.balance-parts") },
  { place: "help", slug: "bonus", section: REWARDS, texts: seedTexts("article.bonus") },
  { place: "help", slug: "rebates", section: REWARDS, texts: seedTexts("article.rebates") },
  { place: "help", slug: "vip", section: REWARDS, texts: seedTexts("article.vip") },
  { place: "help", slug: "points", section: REWARDS, texts: seedTexts("article.points") },
  { place: "help", slug: "invite", section: REWARDS, texts: seedTexts("article.invite") },
  { place: "help", slug: "fair-play", section: PLAY, texts: seedTexts("article.fair-play") },
  { place: "help", slug: "broken-round", section: PLAY, texts: seedTexts("article.broken-round") },
  { place: "help", slug: "game-does-not-load", section: PLAY, texts: seedTexts("article.game-does-not-load") },
  { place: "help", slug: "bet-record", section: PLAY, texts: seedTexts("article.bet-record") },
  { place: "help", slug: "free-play", section: PLAY, texts: seedTexts("article.free-play") },
  { place: "help", slug: "support", section: PLAY, texts: seedTexts("article.support") },
  { place: "help", slug: "take-a-break", section: LIMITS, texts: seedTexts("article.take-a-break") },
  { place: "help", slug: "set-limits", section: LIMITS, texts: seedTexts("article.set-limits") },
  { place: "help", slug: "self-exclusion", section: LIMITS, texts: seedTexts("article.self-exclusion") },
  { place: "android", slug: "android", section: INSTALL, texts: seedTexts("article.android") },
  { place: "ios", slug: "ios", section: INSTALL, texts: seedTexts("article.ios") },
  { place: "ios_lite", slug: "ios-lite", section: INSTALL, texts: seedTexts("article.ios-lite") },
  { place: "agent", slug: "what-agents-do", section: AGENTS, texts: seedTexts("article.what-agents-do") },
  { place: "agent", slug: "how-to-join", section: AGENTS, texts: seedTexts("article.how-to-join") },
  { place: "points", slug: "points-rules", section: POINTS, texts: seedTexts("article.points-rules") },
];
