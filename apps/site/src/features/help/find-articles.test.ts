import { describe, expect, it } from "vitest";
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
