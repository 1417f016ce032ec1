import { describe, expect, test } from "vitest";
import { changeLanguage, createI18n, preload } from "./create-i18n.ts";
import { errorText } from "./error-text.ts";
import { createFormat } from "./format/create-format.ts";
import { formatLocale } from "./format/locale.ts";
import { fieldLabel, issueText } from "./issue-text.ts";
import { type AnyLanguageCode, languageOf } from "./languages.ts";
import { bundledMessages, type MessageLoader } from "./loader.ts";
import type { MissingText } from "./load-fallback.ts";

const createFor = (
  code: AnyLanguageCode,
  load: MessageLoader = bundledMessages,
  onMissing: (missing: MissingText) => void = () => {},
) => createI18n({ language: languageOf(code), namespaces: ["auth", "validation"], load, onMissing });
const formatOf = (code: AnyLanguageCode) => createFormat(formatLocale(languageOf(code)));

/** The real messages, seen file by file, with changes. */
function watched(changes: Record<string, Record<string, string>> = {}) {
  const asked: string[] = [];
  const load: MessageLoader = async (tag, namespace) => {
    const file = `${tag}/${namespace}`;
    const messages = changes[file] ?? (await bundledMessages(tag, namespace));
    if (messages) asked.push(file);
    return messages;
  };
  return { asked, load };
}

describe("loading", () => {
  test("loads the named namespaces of one language, and the shell's", async () => {
    const { asked, load } = watched();
    const i18n = await createFor("HI", load);
    expect(asked.toSorted()).toEqual(["hi/auth", "hi/common", "hi/validation"]);
    await preload(i18n, ["lobby"]);
    expect(asked.at(-1)).toBe("hi/lobby");
  });
  test("loads the current namespaces of another language, and no others", async () => {
    const { asked, load } = watched();
    const i18n = await createFor("HI", load);
    asked.length = 0;
    await changeLanguage(i18n, languageOf("AR"));
    expect(asked.toSorted()).toEqual(["ar/auth", "ar/common", "ar/validation"]);
    expect(i18n.t("action.back")).toBe("رجوع");
  });
  test("shows the fallback for a language without messages", async () => {
    const { asked, load } = watched({ "pt-PT/common": { "action.back": "Voltar" } });
    const i18n = await createFor("PT-BR", load);
    expect(i18n.t("action.back")).toBe("Voltar");
    expect(asked.toSorted()).toEqual(["en/auth", "en/validation", "pt-PT/common"]);
  });
  test("requests a lost file once more, then names it", async () => {
    let tries = 0;
    const load: MessageLoader = (tag, namespace) => {
      if (namespace !== "lobby") return bundledMessages(tag, namespace);
      tries += 1;
      return Promise.reject(new Error("network"));
    };
    const i18n = await createFor("HI", load);
    await expect(preload(i18n, ["lobby"])).rejects.toThrow("Messages did not load: hi lobby.");
    expect(tries).toBe(2);
  });
  test("rejects without the shell's messages", async () => {
    await expect(createFor("HI", () => Promise.reject(new Error("network")))).rejects.toThrow(/hi common/);
  });
});

describe("a key without a text", () => {
  const gap = { "hi/auth": { "login.title": "लॉग इन" } };
  test("shows the fallback language's text, loads it only then, and reports it", async () => {
    const { asked, load } = watched(gap);
    const missing: MissingText[] = [];
    const i18n = await createFor("HI", load, (each) => missing.push(each));
    const t = i18n.getFixedT(null, "auth");
    expect(asked).not.toContain("en/auth");
    expect(t("login.submit")).toBe("…");
    await expect.poll(() => missing).toHaveLength(1);
    expect(t("login.submit")).toBe("Log in");
    expect(t("login.title")).toBe("लॉग इन");
    expect(missing).toEqual([{ language: "hi", namespace: "auth", key: "login.submit", shownIn: "en" }]);
  });
  test("uses the fallback's plural where the language has more categories", async () => {
    const { load } = watched({ "ar/common": { "action.back": "رجوع" } });
    const i18n = await createFor("AR", load);
    i18n.t("count.games", { count: 3 });
    await expect.poll(() => i18n.t("count.games", { count: 3 })).toBe("3 games");
  });
  test("is never shown raw, even where no language has a text", async () => {
    const missing: MissingText[] = [];
    const { load } = watched({ "hi/auth": {}, "en/auth": {} });
    const i18n = await createFor("HI", load, (each) => missing.push(each));
    const t = i18n.getFixedT(null, "auth");
    expect(t("login.title")).toBe("…");
    await expect.poll(() => missing[0]?.shownIn).toBeUndefined();
    expect(t("login.title")).toBe("…");
  });
});

describe("values in a message", () => {
  test("are formatted by the language, plurals too", async () => {
    const i18n = await createFor("AR");
    expect(i18n.t("count.games", { count: 2 })).toBe("لعبتان");
    expect(i18n.t("count.games", { count: 3 })).toBe("3 ألعاب");
    expect((await createFor("HI")).t("count.games", { count: 124500 })).toBe("1,24,500 खेल");
  });
  test("keep their direction in a right-to-left sentence, and are not isolated where nothing can break", async () => {
    const arabic = await createFor("AR");
    expect(arabic.getFixedT(null, "auth")("login.done", { account: "+91 98200" })).toBe(
      "سجّلت الدخول باسم \u2068+91 98200\u2069.",
    );
    expect(arabic.t("count.games", { count: 1240 })).toBe("1,240 لعبة");
    const english = (await createFor("EN")).getFixedT(null, "auth");
    expect(english("login.done", { account: "+91 98200" })).toBe("You are logged in as +91 98200.");
    expect(english("login.done", { account: "محمد" })).toBe("You are logged in as \u2068محمد\u2069.");
  });
  test("cannot change the direction of the sentence, nest a message or add markup", async () => {
    const t = (await createFor("EN")).getFixedT(null, "auth");
    expect(t("login.done", { account: "a\u202eb\u2069" })).toBe("You are logged in as ab.");
    expect(t("login.done", { account: "$t(common:action.back)" })).toBe("You are logged in as $t(common:action.back).");
    expect(t("login.done", { account: "{{account}}" })).toBe("You are logged in as {{account}}.");
    expect(t("login.done", { account: "<b>&amp;" })).toBe("You are logged in as <b>&amp;.");
  });
  test("follow the setting of native digits", async () => {
    const i18n = await createI18n({
      language: languageOf("HI"),
      locale: (language) => formatLocale(language, { nativeDigits: true }),
    });
    expect(i18n.t("count.games", { count: 12 })).toBe("१२ खेल");
  });
});

describe("texts by code", () => {
  test("spell out the wait of an error", async () => {
    const i18n = await createFor("EN");
    await preload(i18n, ["errors"]);
    const format = formatOf("EN");
    expect(errorText(i18n, format, "rate.limited", { retryAfter: 300 })).toBe("Too many attempts. Try again in 5 minutes.");
    expect(errorText(i18n, format, "rate.limited")).toBe("Too many attempts. Try again in a moment.");
    expect(errorText(i18n, format, "rate.limited", { retryAfter: "soon" })).toBe("Too many attempts. Try again in a moment.");
  });
  test("name the field, the pattern and its bounds in an issue", async () => {
    const i18n = await createFor("EN");
    const issue = (code: Parameters<typeof issueText>[1]["code"], params = {}) =>
      issueText(i18n, { field: "username", code, params });
    expect(issue("required")).toBe("Username cannot be empty.");
    expect(issue("too_short", { min: 1 })).toBe("At least 1 character.");
    expect(issue("too_long", { max: 16 })).toBe("At most 16 characters.");
    expect(issue("pattern", { patternId: 7, min: 4, max: 6 })).toBe("Digits only, 4 to 6 digits.");
    expect(issue("pattern", { patternId: 99, min: 4, max: 6 })).toBe("Username: please check the format.");
    expect(fieldLabel(i18n, "someNewField")).toBe("someNewField");
  });
  test.each(Array.from({ length: 22 }, (_, id) => id))("pattern %i has its own text with both bounds", async (patternId) => {
    const i18n = await createFor("HI");
    const text = issueText(i18n, { field: "username", code: "pattern", params: { patternId, min: 104, max: 216 } });
    expect(text).toContain("104");
    expect(text).toContain("216");
  });
});

describe("pseudo-languages", () => {
  test("are accented, 40 % longer, and keep placeholders and tags", async () => {
    const i18n = await createFor("XA");
    const t = i18n.getFixedT(null, "auth");
    expect(t("register.agreement", { age: 21 })).toMatch(/^\[Î åɱ 21 .*<terms>ţéŕɱš<\/terms>.*\]$/);
    expect(i18n.t("action.back").length).toBeGreaterThanOrEqual(Math.ceil("Back".length * 1.4));
    expect(i18n.t("count.games", { count: 1 })).toContain("1");
  });
  test("include one that runs right to left", () => {
    expect(languageOf("XB").direction).toBe("rtl");
  });
});
