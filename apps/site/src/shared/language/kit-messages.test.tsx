import { readdirSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { languageByTag, languageOf } from "@baize/i18n/languages";
import { loadKitMessages, useKitMessages } from "./kit-messages.ts";

function Shown() {
  const { modal, pagination } = useKitMessages();
  return `${String(modal?.close)}, ${String(pagination?.next)}`;
}
const shown = () => renderToStaticMarkup(<Shown />);

test("has the kit's texts of every language that the site has all messages of", () => {
  const own = readdirSync(new URL("kit", import.meta.url)).map((file) => file.replace(".ts", ""));
  const folders = readdirSync(new URL("../../../../../packages/i18n/locales", import.meta.url));
  expect(own).toEqual(expect.arrayContaining(folders.filter((tag) => languageByTag(tag)?.namespaces === undefined)));
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
  await loadKitMessages(languageOf("TA"));
  expect(shown()).toBe("Close, Next page");
  await loadKitMessages(languageOf("XA"));
  expect(shown()).toMatch(/^\[Çļöšé.*\], \[Ñéẋţ/);
});
