import { describe, expect, it } from "vitest";
import { isEmail } from "./email.ts";
import { matchesPattern, PATTERN_COUNT } from "./pattern.ts";

/** id: what the rule takes, and what it refuses. */
const TABLE: Record<number, { good: string[]; bad: string[] }> = {
  0: { good: ["anything at all 🙂", "१"], bad: [] },
  1: { good: ["abc", "Éa"], bad: ["ab1", "a b", "आशा", "абв", "中"] },
  2: { good: ["a", "a1", "Asha99", "é9"], bad: ["1a", "a_1", "a b", "आशा1", "a\u200Db"] },
  3: { good: ["abc", "中文", "a中"], bad: ["a1", "中1", "かな", "中 文"] },
  4: { good: ["a@b.co", "आशा@उदाहरण.भारत"], bad: ["a@b", "@b.co", "a@.co", "a b@c.de"] },
  5: { good: ["abc123", "आशा", "абв", "१२"], bad: ["a中", "a b", "a-b", "a\u200Db"] },
  6: { good: ["a1", "1a", "Z9z", "a९"], bad: ["abc", "123", "a 1", "a1!"] },
  7: { good: ["123", "१२३", "٤٥٦"], bad: ["12a", "1 2", "1.5", "-1", "²"] },
  8: { good: ["Abc", "aB1", "Z"], bad: ["abc", "ABC!", "a1"] },
  9: { good: ["Asha Rao", "आशा राव", "سارا"], bad: ["Asha1", "O'Neil", "   "] },
  10: { good: ["a!b", "中文🙂"], bad: ["a b", "a\u00A0b", "a\tb"] },
  11: { good: ["中文", "中，文。", "《书》"], bad: ["中a", "中1", "かな"] },
  12: { good: ["カタカナ", "ヤマダ・タロウ", "ﾔﾏﾀﾞ", "スー！"], bad: ["かな", "カa", "カ1", "漢"] },
  13: {
    good: ["2024-02-29", "02-29-2024", "२०२४-०२-२९"],
    bad: ["2023-02-29", "29-02-2024", "2024-2-9", "0000-01-01", "2024-13-01"],
  },
  14: { good: ["한국", "ㅎ"], bad: ["한국 인", "한a", "中"] },
  15: { good: ["ไทย", "ชื่อ"], bad: ["ไทย a", "a", "ไทย ไทย"] },
  16: { good: ["ไทย thai", "Thai"], bad: ["ไทย1", "é", "  "] },
  17: { good: ["ASHA RAO", "А", "Z"], bad: ["Asha", "A1", "   ", "आ"] },
  18: { good: ["a1!", "आशा@1", "🙂"], bad: ["a b", "a\tb"] },
  19: { good: ["O’Neil-Smith Jr.", "आशा", "José", "می‌خواهم", "Nguyễn Thị"], bad: ["Asha 2", "a_b", "--", "a@b"] },
  20: { good: ["Aa1!", "Éé٣#", "Ab1 ?"], bad: ["aa1!", "AA1!", "Aaa!", "Aa11"] },
  21: { good: ["Asha Rao", "A B C", "आशा राव"], bad: ["Asha", "Asha ", " Rao", "Asha R2", "- -"] },
};

describe("pattern ids", () => {
  it("are 0 to 21, each with examples here", () => {
    expect(Object.keys(TABLE)).toHaveLength(PATTERN_COUNT);
  });

  for (const [id, { good, bad }] of Object.entries(TABLE)) {
    it(`${id} takes ${good.join(" · ")}${bad.length > 0 ? `, not ${bad.join(" · ")}` : ""}`, () => {
      expect(good.filter((text) => !matchesPattern(Number(id), text))).toEqual([]);
      expect(bad.filter((text) => matchesPattern(Number(id), text))).toEqual([]);
    });
  }

  it.each([-1, 22, 1.5, Number.NaN])("%s is no pattern id: length only", (id) => {
    expect(matchesPattern(id, "§ 1")).toBe(true);
  });

  it("match at once on the longest value that a rule allows", () => {
    const worst = [
      "a".repeat(10_000),
      `${"a".repeat(9999)}!`,
      `${"a ".repeat(5000)}1`,
      `${"-".repeat(9999)}1`,
      " ".repeat(10_000),
    ];
    const steps = worst.flatMap((text) => Object.keys(TABLE).map((id) => matchesPattern(Number(id), text)));
    expect(steps).toHaveLength(worst.length * PATTERN_COUNT);
  });
});

describe("an e-mail address", () => {
  it.each(["a.b+c@example.co.in", "x@xn--p1ai.xn--p1ai", `${"a".repeat(64)}@b.co`, "o'neil@b-c.io", "user@例え.テスト"])(
    "takes %s",
    (text) => expect(isEmail(text)).toBe(true),
  );

  it.each([
    "",
    "@",
    "a@",
    "a..b@c.de",
    ".a@b.co",
    "a.@b.co",
    "a@b..co",
    "a@-b.co",
    "a@b-.co",
    "a@b.c",
    "a@1.2.3.4",
    "a@b@c.de",
    'a"b@c.de',
    "a@b.co\n",
    `${"a".repeat(65)}@b.co`,
    `a@${"b".repeat(64)}.co`,
    `a@${"b.".repeat(130)}co`,
  ])("refuses %j", (text) => expect(isEmail(text)).toBe(false));
});
