import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isLanguageCode, languageOf } from "./languages.ts";
import { inEveryLanguage, SERVER_LANGUAGES, serverText, type TextValue } from "./server-text.ts";
import { SEED_NAMESPACE, SERVER_NAMESPACES, type ServerKey } from "./server-messages.ts";

const PLACEHOLDER = /\{\{-? ?(\w+)(?:, number)?\}\}/g;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const ISOLATED_AMOUNT = "\u2068₹1,250.50\u2069";
const AMOUNT = { amount: "1250.50", currency: "INR" };
const PLAIN = {
  code: "271828",
  link: "https://example.com/reset?token=x",
  title: "Amber Court",
  brand: "Baize",
  vendor: "Juno & Co",
  until: "7 Dec 2026, 09:30",
};
/** One of each kind of value: an amount, a name in Latin letters, a link. */
const SAMPLES: Readonly<Record<string, TextValue>> = {
  ...PLAIN,
  amount: AMOUNT,
  required: AMOUNT,
  before: AMOUNT,
  to: "HDFC ****1234",
  reason: "Wrong picture.",
  message: "Welcome.",
  account: "ravi_agent",
  password: "k7-Aa7",
  count: 3,
  n: 12,
};

type Namespace = (typeof SERVER_NAMESPACES)[number];

function messagesOf(code: string, namespace: Namespace): Array<[key: string, text: string]> {
  if (!isLanguageCode(code)) throw new Error(`${code} is no language`);
  const file = new URL(`../locales/${languageOf(code).tag}/${namespace}.json`, import.meta.url);
  return Object.entries(JSON.parse(readFileSync(file, "utf8"))).map(([key, text]) => [key, String(text)]);
}

const namesIn = (text: string) => [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? "");

// The keys are read from the file that types them.
const asKey = (key: string, namespace: Namespace) =>
  (namespace === SEED_NAMESPACE ? `${SEED_NAMESPACE}:${key}` : key.replace(PLURAL, "")) as ServerKey;

describe.each(SERVER_LANGUAGES)("the server's texts in %s", (code) => {
  it.each(SERVER_NAMESPACES)("render every message of %s with its values", (namespace) => {
    for (const [key, text] of messagesOf(code, namespace)) {
      const names = namesIn(text);
      for (const name of names) expect(SAMPLES, `${key} asks for ${name}`).toHaveProperty(name);
      const rendered = serverText(code, asKey(key, namespace), SAMPLES);
      expect(rendered, key).not.toMatch(/\{\{|\}\}|undefined|\[object/);
      expect(rendered, key).not.toBe(key);
      expect(rendered.trim(), key).not.toBe("");
      for (const [name, value] of Object.entries(PLAIN)) {
        expect(rendered.includes(value), `${key} shows ${name}`).toBe(names.includes(name));
      }
    }
  });

  it("isolate amounts, names and accounts in a right-to-left sentence", () => {
    const values = { ...SAMPLES, title: "Pearl Monsoon" };
    const texts = [
      serverText(code, "notification.withdraw_paid.content", values),
      serverText(code, "notification.bonus_granted.content", values),
    ];
    const isolates = texts.flatMap((text) => text.match(/\u2068[^\u2069]*\u2069/g) ?? []);
    const isRtl = isLanguageCode(code) && languageOf(code).direction === "rtl";
    const expected = isRtl ? [ISOLATED_AMOUNT, "\u2068HDFC ****1234\u2069", "\u2068Pearl Monsoon\u2069"] : [];
    expect(new Set(isolates)).toEqual(new Set(expected));
  });

  it("count minutes in every plural form of the language", () => {
    for (const count of [0, 1, 2, 3, 11, 100]) {
      const rendered = serverText(code, "message.login", { ...SAMPLES, count });
      expect(rendered).toContain("271828");
      expect(rendered).not.toContain("message.login");
    }
  });

  it("throw for a missing value", () => {
    expect(() => serverText(code, "notification.reward_due.content", { title: "Gift" })).toThrow("lacks a value");
  });
});

it("are written for every language of the server at once", () => {
  const texts = inEveryLanguage((code) => serverText(code, "reward.points"));
  expect(Object.keys(texts)).toEqual([...SERVER_LANGUAGES]);
  expect(texts.EN).toBe("Points");
});

it("are English for a language without messages", () => {
  expect(serverText("FR", "reward.points")).toBe("Points");
});
