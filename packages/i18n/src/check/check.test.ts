import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { languageOf } from "../languages.ts";
import { line } from "./problem.ts";
import { run } from "./run.ts";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const english = {
  "action.close": "Close",
  "count.games_one": "{{count, number}} game",
  "count.games_other": "{{count, number}} games",
  terms: "Accept the <terms>terms</terms>, {{name}}.",
};
const hindi = {
  "action.close": "बंद करें",
  "count.games_one": "{{count, number}} खेल",
  "count.games_other": "{{count, number}} खेल",
  terms: "<terms>शर्तें</terms> स्वीकार करें, {{name}}।",
};
const use = `const { t } = useTranslation("common"); t("action.close"); t("count.games", { count }); t("terms", { name });`;

function world(files: Record<string, object | string>): string {
  const locales = mkdtempSync(join(tmpdir(), "i18n-check-"));
  folders.push(locales);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(locales, name, ".."), { recursive: true });
    writeFileSync(join(locales, name), typeof content === "string" ? content : JSON.stringify(content, undefined, 2));
  }
  return locales;
}

/** The output of the check for these files, of folders that the build takes. */
function check(files: Record<string, object | string>, source = use): string[] {
  const lists = Object.keys(files).map((name) => [join(name, "../files.ts"), ""] as const);
  const locales = world({ ...files, ...Object.fromEntries(lists) });
  const sources = [{ path: "site.tsx", text: source }];
  return run({ locales, shown: "locales", namespaces: ["common"], sources }).problems.map(line);
}
const inHindi = (changes: object) => check({ "en/common.json": english, "hi/common.json": { ...hindi, ...changes } });
const folder = (tag: string) => check({ "en/common.json": english, [`${tag}/common.json`]: hindi });
const without = (messages: object, key: string) => Object.fromEntries(Object.entries(messages).filter(([name]) => name !== key));

const allowList = "packages/i18n/src/check/allowed.ts";
const usedNowhere = `is used nowhere. Remove it, or add it to usedByCode in ${allowList} if answers of the server name it`;

describe("the check", () => {
  test("accepts correct files", () => expect(inHindi({})).toEqual([]));

  test("as a command names file and key and exits with 1", () => {
    const broken = world({ "en/common.json": { broken: "" } });
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "check.ts"), broken], { encoding: "utf8" });
    expect(stderr).toContain("locales/en/common.json: broken: is empty");
    expect(status).toBe(1);
  });

  test("names lists of allowed texts that are there", () => {
    const list = readFileSync(join(import.meta.dirname, "../../../..", allowList), "utf8");
    for (const name of ["allowedWords", "allowedKeys", "usedByCode"]) expect(list).toContain(`export const ${name}`);
  });
});

describe("each rule can fail", () => {
  test("a language without the kit's texts", () => {
    const files = { "en/common.json": english, "en/files.ts": "", "hi/common.json": hindi, "hi/files.ts": "" };
    const kit = { shown: "kit", tags: ["en"] };
    const { problems } = run({ locales: world(files), shown: "locales", namespaces: ["common"], sources: [], kit });
    expect(problems.map(line)).toContain("locales/hi: has no texts of the kit. Copy kit/en to kit/hi and translate it");
  });

  test("a folder that the site's build leaves out", () => {
    const locales = world({ "en/common.json": english, "en/files.ts": "", "hi/common.json": hindi });
    const sources = [{ path: "site.tsx", text: use }];
    expect(run({ locales, shown: "locales", namespaces: ["common"], sources }).problems.map(line)).toEqual([
      "locales/hi: is not in the site's build. Copy files.ts from the folder of English",
    ]);
  });

  test("invalid JSON", () => {
    expect(check({ "en/common.json": english, "hi/common.json": '{ "a": ' })[0]).toMatch(
      /^locales\/hi\/common\.json: not valid JSON: /,
    );
    expect(check({ "en/common.json": "[]" })).toContain("locales/en/common.json: must be one object of texts");
  });
  test("a duplicate key", () => {
    const twice = `{\n  "a": "A",\n  "a": "B"\n}`;
    expect(check({ "en/common.json": twice }, `t("a")`)).toEqual(["locales/en/common.json: a: is twice in the file"]);
  });
  test("nested keys and empty texts", () => {
    expect(inHindi({ "action.close": { deep: "x" } })).toContain(
      "locales/hi/common.json: action.close: must be a text: keys are flat",
    );
    expect(inHindi({ "action.close": "" })).toContain(
      "locales/hi/common.json: action.close: is empty, or has a space at its edge",
    );
    expect(inHindi({ "action.close": "बंद " })).toContain(
      "locales/hi/common.json: action.close: is empty, or has a space at its edge",
    );
  });
  test("a folder that is not a language", () => {
    expect(folder("hi_IN")).toContain('locales/hi_IN: "hi_IN" is no BCP 47 tag');
    expect(folder("zh-hans")).toContain('locales/zh-hans: "zh-hans" is not the canonical BCP 47 tag');
    expect(folder("de")).toContain('locales/de: "de" is no row of the language table');
  });
  test("a missing or unknown namespace", () => {
    const found = check({ "en/common.json": english, "hi/other.json": hindi });
    expect(found).toContainEqual(expect.stringMatching(/^locales\/hi\/common\.json: is missing/));
    expect(found).toContain("locales/hi/other.json: is no namespace of English");
  });
  test("a partial language without a folder", () => {
    const rows = [languageOf("EN"), { ...languageOf("UR"), namespaces: ["common"] }];
    const locales = world({ "en/common.json": english, "en/files.ts": "" });
    const sources = [{ path: "site.tsx", text: use }];
    expect(run({ locales, shown: "locales", namespaces: ["common"], sources, rows }).problems.map(line)).toEqual([
      'locales/ur: is missing, and the row of "ur" declares namespaces',
    ]);
  });
  test("a missing or unknown key", () => {
    expect(check({ "en/common.json": english, "hi/common.json": without(hindi, "terms") })).toEqual([
      "locales/hi/common.json: terms: is missing",
    ]);
    expect(inHindi({ stray: "भटका" })).toEqual(["locales/hi/common.json: stray: is not in English"]);
  });
  test("a missing or unknown plural category", () => {
    expect(check({ "en/common.json": english, "hi/common.json": without(hindi, "count.games_one") })).toEqual([
      "locales/hi/common.json: count.games_one: is missing: the language counts so",
    ]);
    expect(inHindi({ "count.games_few": "{{count, number}} खेल" })).toEqual([
      "locales/hi/common.json: count.games_few: is no category of the language",
    ]);
    expect(inHindi({ "count.games": "{{count, number}} खेल" })).toContain(
      "locales/hi/common.json: count.games: counts in English, so it needs plural categories",
    );
  });
  test("another placeholder, another format, another tag", () => {
    expect(inHindi({ terms: "<terms>शर्तें</terms> स्वीकार करें।" })).toEqual([
      "locales/hi/common.json: terms: the placeholder name of English is missing",
    ]);
    expect(inHindi({ "count.games_other": "{{count}} खेल" })).toHaveLength(2);
    expect(inHindi({ terms: "<b>शर्तें</b> स्वीकार करें, {{name}}।" })).toContain(
      "locales/hi/common.json: terms: has the tag <b>, which English has not",
    );
    expect(inHindi({ terms: "<terms>शर्तें</terms>, {{name}} {{।" })).toContain(
      "locales/hi/common.json: terms: has a placeholder that is not closed",
    );
  });
  test("a count may be spelled out only where the language has a word for it", () => {
    expect(inHindi({ "count.games_one": "एक खेल" })).toEqual([]);
    expect(inHindi({ "count.games_other": "कई खेल" })).toEqual([
      "locales/hi/common.json: count.games_other: the placeholder count,number of English is missing",
    ]);
  });
  test("text left in English", () => {
    expect(inHindi({ "action.close": "Close" })).toEqual([
      `locales/hi/common.json: action.close: has English in it: Close. Translate it, or add a name to allowedWords in ${allowList}`,
    ]);
    expect(inHindi({ "action.close": "SMS बंद करें" })).toEqual([]);
    const spanish = {
      "action.close": "Close",
      "count.games_one": "{{count, number}} juego",
      "count.games_many": "{{count, number}} de juegos",
      "count.games_other": "{{count, number}} juegos",
      terms: "Acepta los <terms>términos</terms>, {{name}}.",
    };
    expect(check({ "en/common.json": english, "es/common.json": spanish })).toEqual([
      `locales/es/common.json: action.close: is the English text. Translate it, or add the key to allowedKeys in ${allowList}`,
    ]);
  });
  test("an unused key", () => {
    expect(check({ "en/common.json": english }, use.replace(/t\("terms".*$/, ""))).toEqual([
      `locales/en/common.json: terms: ${usedNowhere}`,
    ]);
    expect(check({ "en/common.json": english }, `${use.replace(/t\("terms".*$/, "")} // t("terms")`)).toHaveLength(1);
  });
  test("composed keys, and keys in a table, are used", () => {
    const rest = `t("terms"); t("action.close");`;
    expect(check({ "en/common.json": english }, `${rest} t(\`count.\${kind}\`)`)).toEqual([]);
    expect(check({ "en/common.json": english }, `${rest} const row = { title: "common:count.games" }`)).toEqual([]);
  });
  test("composed keys in a file of another namespace are not used", () => {
    const made = `useTranslation("other"); t(\`\${name}.games\`); const a = ["terms", "action.close"];`;
    expect(check({ "en/common.json": english }, made)).toEqual([`locales/en/common.json: count.games: ${usedNowhere}`]);
    expect(check({ "en/common.json": english }, made.replace("other", "common"))).toEqual([]);
  });
  test("a key that does not exist", () => {
    expect(check({ "en/common.json": english }, `${use} t("action.clsoe"); <Trans i18nKey="auth:x" />`)).toEqual([
      "site.tsx: action.clsoe: is asked for here and is in no English message file",
      "site.tsx: auth:x: is asked for here and is in no English message file",
    ]);
  });
});
