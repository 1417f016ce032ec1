import { readdirSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LANGUAGES, languageByTag, languageOf } from "@baize/i18n/languages";
import { loadKitMessages, useKitMessages } from "./kit-messages.ts";

function Shown() {
  const { modal, pagination } = useKitMessages();
  return `${String(modal?.close)}, ${String(pagination?.next)}`;
}
const shown = () => renderToStaticMarkup(<Shown />);

const inKit = readdirSync(new URL("../../../../../packages/ui/src/messages", import.meta.url));

test("has the kit's texts of every language that the site has all messages of", () => {
  const folders = readdirSync(new URL("../../../../../packages/i18n/locales", import.meta.url));
  expect(inKit).toEqual(expect.arrayContaining(folders.filter((tag) => languageByTag(tag)?.namespaces === undefined)));
});

test("loads the texts of a first view, then the rest, and both of a language that is chosen later", async () => {
  await loadKitMessages(languageOf("HI"));
  expect(shown()).toBe("बंद करें, undefined");
  await loadKitMessages(languageOf("HI"), true);
  expect(shown()).toBe("बंद करें, अगला पेज");
  await loadKitMessages(languageOf("UR"));
  expect(shown()).toBe("بند کریں, اگلا صفحہ");
});

test("shows the language that was asked for last, whichever arrives last", async () => {
  await Promise.all([loadKitMessages(languageOf("AR")), loadKitMessages(languageOf("FA"))]);
  expect(shown()).toBe("بستن, صفحه بعد");
});

test("takes a language without texts from its fallback, and accents those of a pseudo-language", async () => {
  const without = LANGUAGES.find(
    ({ tag, fallback }) => [tag, ...fallback].find((each) => inKit.includes(each)) === "en" && tag !== "en",
  );
  if (!without) throw new Error("Every language has the kit's texts: this test needs one that has none.");
  await loadKitMessages(languageOf(without.code));
  expect(shown()).toBe("Close, Next page");
  await loadKitMessages(languageOf("XA"));
  expect(shown()).toMatch(/^\[Çļöšé.*\], \[Ñéẋţ/);
});
