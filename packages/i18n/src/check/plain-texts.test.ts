import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const locales = new URL("../../locales/", import.meta.url);
const tags = ["en", "hi", "ar", "fa", "ur"] as const;

const messageFiles = (tag: string) => readdirSync(new URL(`${tag}/`, locales)).filter((file) => file.endsWith(".json"));

function textsOf(tag: string, namespace: string): Readonly<Record<string, string>> {
  const texts: Record<string, string> = JSON.parse(readFileSync(new URL(`${tag}/${namespace}.json`, locales), "utf8"));
  return texts;
}

it.each(tags)("repeats no label in a field's placeholder (%s)", (tag) => {
  const texts = textsOf(tag, "validation");
  const fields = Object.keys(texts).flatMap((key) => /^field\.(\w+)\.label$/.exec(key)?.[1] ?? []);
  expect(fields.length).toBeGreaterThan(20);
  const label = (field: string) => texts[`field.${field}.label`]?.toLowerCase() ?? "";
  expect(fields.filter((field) => texts[`field.${field}.placeholder`]?.toLowerCase().includes(label(field)))).toEqual([]);
});

/** Odd phrases of earlier texts, which must not come back. */
const odd = [
  /\bthe house\b/i,
  /\bmend/i,
  /\bthere is no such\b/i,
  /\bno longer there\b/i,
  /\bis not there\b/i,
  /\bstands? (here|still)\b/i,
  /\b(is|are) told\b/i,
  /\bkinds? of\b/i,
  /\bway of paying\b/i,
  /\bnot right\b/i,
  /\btell it to nobody\b/i,
  /\bleft behind\b/i,
  /\bas many\b.*\bas\b/i,
  /\bproven\b/i,
  /\bin all\b/i,
  /\bby itself\b/i,
  /\bwaits for\b/i,
  /\bagrees with\b/i,
  /\bmust not\b/i,
  /\bneed not\b/i,
  /\bno (play|money) (and|moved)\b/i,
  /\bcommand line\b/i,
];

it("says in English what people say", () => {
  const said = messageFiles("en").flatMap((file) =>
    Object.entries(textsOf("en", file.replace(".json", ""))).map(([key, text]) => ({ key: `${file}: ${key}`, text })),
  );
  expect(said.filter(({ text }) => odd.some((phrase) => phrase.test(text)))).toEqual([]);
});

/** Words that were used beside the word of the glossary. */
const second = {
  hi: [
    "मैसेज ",
    "सत्र",
    "लॉगिन",
    "विड्रॉल",
    "समाचार",
    "यूपीआई",
    "वैध बेट",
    "खुली बेट",
    "दांव",
    "मान्य दाँव",
    "ई-मेल",
    "राशि",
    "रकम",
    "बाकी",
    "परिणाम",
    "उपनाम बदल",
  ],
  ar: ["يو بي آي", "الوارد،", "الفلاتر", "البنك", "المزوّد", "الماكينات", "ًا"],
} as const;

it.each(["hi", "ar"] as const)("uses the glossary's one word for one thing (%s)", (tag) => {
  const texts = messageFiles(tag).flatMap((file) => Object.values(textsOf(tag, file.replace(".json", ""))));
  const others = texts.filter((text) => second[tag].some((word) => text.includes(word)));
  expect(others, "texts with another word than docs/glossary.md").toEqual([]);
});

/** The word of the glossary for each term: a text has it wherever the English text has the term. */
const terms = [
  { english: /\bagents?\b/i, fa: "نمایند", ur: "ایجنٹ" },
  { english: /\bdownlines?\b/i, fa: "زیرمجموعه", ur: "ڈاؤن لائن" },
  { english: /\bupline\b/i, fa: "سرشاخه", ur: "اپ لائن" },
  { english: /\bcontracts?\b/i, fa: "قرارداد", ur: "معاہد" },
  { english: /\bdividends?\b/i, fa: "سهم سود", ur: "ڈیویڈنڈ" },
  { english: /\b(daily|hourly|real-time) (salary|wages)\b/i, fa: "دستمزد", ur: "تنخواہ" },
  { english: /\bcommission\b/i, fa: "کمیسیون", ur: "کمیشن" },
  { english: /\bguarantee (pays|paid)\b/i, fa: "صندوق ضمانت", ur: "گارنٹی" },
  { english: /\bsettlement\b/i, fa: "تسویه", ur: "تصفی" },
  { english: /\bfrozen\b/i, fa: "مسدود", ur: "منجمد" },
  { english: /\bbills?\b/i, fa: "صورت‌حساب", ur: "بل" },
  { english: /\btiers?\b/i, fa: "پله", ur: "درج" },
  { english: /\bvalid bets?\b/i, fa: "معتبر", ur: "معتبر" },
  { english: /\b(wagers?|wagered|bets?|stakes?|staked)\b/i, fa: "شرط", ur: "شرط" },
  { english: /\bwallets?\b/i, fa: "کیف پول", ur: "والیٹ" },
  { english: /\bdeposits?\b/i, fa: "واریز", ur: "ڈپازٹ" },
  { english: /\bwithdrawals?\b/i, fa: "برداشت", ur: "ودڈرال" },
  { english: /\bbonus(es)?\b/i, fa: "بونوس", ur: "بونس" },
  { english: /\brebates?\b/i, fa: "کش‌بک", ur: "ریبیٹ" },
  { english: /\brewards?\b/i, fa: "پاداش", ur: "انعام" },
  { english: /\bmissions?\b/i, fa: "مأموریت", ur: "مشن" },
  { english: /\bpromotions?\b/i, fa: "طرح", ur: "پروموشن" },
  { english: /\bpasskeys?\b/i, fa: "گذرکلید", ur: "پاسکی" },
  { english: /\bpassword\b/i, fa: "رمز", ur: "پاس ورڈ" },
  { english: /\bsupport\b/i, fa: "پشتیبانی", ur: "سپورٹ" },
  { english: /\bannouncements?\b/i, fa: "اطلاعیه", ur: "اعلان" },
] as const;

const plain = (text = "") => text.replaceAll(/\{\{.*?\}\}/g, "{}");

/** Every text of a language beside the English one, without placeholders. */
function pairsOf(tag: string) {
  const files = messageFiles(tag).map((file) => file.replace(".json", ""));
  const pairs = files.flatMap((file) => {
    const english = textsOf("en", file);
    return Object.entries(textsOf(tag, file)).map(([key, text]) => ({
      key: `${file}: ${key}`,
      text: plain(text),
      english: plain(english[key]),
    }));
  });
  // This screen shows Chinese and English in every language.
  return pairs.filter(({ key }) => !key.startsWith("system: maintenance."));
}

const persian = pairsOf("fa");
const urdu = pairsOf("ur");

it.each(terms)("says $english with one Persian word: $fa", ({ english: term, fa: word }) => {
  expect(persian.filter(({ english, text }) => term.test(english) && !text.includes(word))).toEqual([]);
});

it.each(terms)("says $english with one Urdu word: $ur", ({ english: term, ur: word }) => {
  expect(urdu.filter(({ english, text }) => term.test(english) && !text.includes(word))).toEqual([]);
});

/** Arabic letters, native digits, Latin marks, missing or lost half-spaces. */
const notPersian = [
  /[يكىة\u0640\u0660-\u0669\u06F0-\u06F9]/,
  /\p{Script=Arabic}[,;?]/u,
  /(^|[\s«(])(ن?می) \p{Script=Arabic}/u,
  /\p{Script=Arabic} (ها|های|هایی|ترین)(?!\p{L})/u,
  /\u200C(?!\p{L})|(?<!\p{L})\u200C/u,
];

it("is written in the letters, marks and half-spaces of Persian", () => {
  expect(persian.filter(({ text }) => notPersian.some((mistake) => mistake.test(text)))).toEqual([]);
});

/** Arabic and Persian letters, native digits, Latin marks. */
const notUrdu = [/[يكىةه\u0640\u0660-\u0669\u06F0-\u06F9]/, /\p{Script=Arabic}[.,;?]/u];

it("is written in the letters and marks of Urdu", () => {
  // These lists are split at their commas.
  const texts = urdu.filter(({ key }) => !key.startsWith("seed: title_words."));
  expect(texts.filter(({ text }) => notUrdu.some((mistake) => mistake.test(text)))).toEqual([]);
});

const outsideIsolates = (text: string) => text.replaceAll(/\u2066[^\u2069]*\u2069/g, "");

it.each(["ar", "fa", "ur"])("keeps the groups of a number in their order, from right to left (%s)", (tag) => {
  expect(pairsOf(tag).filter(({ text }) => /\d \d/.test(outsideIsolates(text)))).toEqual([]);
});
