import { describe, expect, it } from "vitest";
import en from "@baize/i18n/locales/en/seed.json" with { type: "json" };
import hi from "@baize/i18n/locales/hi/seed.json" with { type: "json" };
import { findArticles } from "./find-articles.ts";

const article = (slug: string, title: string, content: string) => ({ slug, title, content, updatedAt: 0 });
const sections = [
  {
    title: "Account",
    articles: [article("a", "I forgot my password", "<p>Press <b>Forgot</b>.</p>"), article("b", "Café", "<p>x</p>")],
  },
  { title: "खेल", articles: [article("c", "नतीजा", "<p>ज़रूर जाँचें</p>"), article("d", "حِساب", "<p>نص</p>")] },
];
const found = (search: string) => findArticles(sections, search).flatMap(({ articles }) => articles.map(({ slug }) => slug));

describe("finding an article", () => {
  it.each([
    ["", ["a", "b", "c", "d"]],
    ["   ", ["a", "b", "c", "d"]],
    ["PASSWORD forgot", ["a"]],
    ["cafe", ["b"]],
    ["ज़रूर", ["c"]],
    ["जरूर", ["c"]],
    ["حساب", ["d"]],
    ["<b>", []],
    ["nothing", []],
  ])("%j finds %j", (search, slugs) => {
    expect(found(search)).toEqual(slugs);
  });
  it("leaves out sections without a match", () => {
    expect(findArticles(sections, "cafe").map(({ title }) => title)).toEqual(["Account"]);
  });
});

/** The articles that the seed writes, in one section. */
function seeded(texts: Readonly<Record<string, string>>) {
  const slugs = Object.keys(texts).flatMap((key) => /^article\.(.+)\.title$/.exec(key)?.[1] ?? []);
  const articles = slugs.map((slug) =>
    article(slug, texts[`article.${slug}.title`] ?? "", texts[`article.${slug}.content`] ?? ""),
  );
  return [{ title: "All", articles }];
}

describe("the words that people type", () => {
  const english =
    "withdraw withdrawal deposit upi bank card fee limit loss break exclusion password pin otp|code sms email mobile kyc identity " +
    "bonus wagering turnover cashback rebate vip level points mall gift|goods invite friend referral|invite code qr balance cash hold " +
    "bet history record proof fair result round demo free support chat complaint feedback account close data language theme " +
    "passkey 2fa device locked ifsc maintenance connection register agent";
  it.each(english.split(" "))("finds an English article for %s", (words) => {
    expect(words.split("|").some((word) => findArticles(seeded(en), word).length > 0)).toBe(true);
  });
  const hindi =
    "निकासी जमा बैंक शुल्क सीमा पासवर्ड कोड ईमेल मोबाइल KYC पहचान बोनस कैशबैक VIP पॉइंट दोस्त लिंक बैलेंस दाँव राउंड खेल सहायता चैट शिकायत भाषा पासकी लॉक डेटा";
  it.each(hindi.split(" "))("finds a Hindi article for %s", (word) => {
    expect(findArticles(seeded(hi), word)).toHaveLength(1);
  });
});
