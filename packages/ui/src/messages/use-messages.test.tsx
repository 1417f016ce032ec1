import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { Combobox } from "../combobox/combobox.tsx";
import { CopyButton } from "../copy-button/copy-button.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import { BaizeProvider, type BaizeProviderProps } from "../provider/provider.tsx";
import { ar } from "./ar/all.ts";
import { en } from "./en/all.ts";
import { formatMessage } from "./format-message.ts";
import { hi } from "./hi/all.ts";

const said = vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(() => said.mockClear());

const pages = <Pagination pageCount={12} defaultValue={11} />;
const drawn = (props: Partial<BaizeProviderProps>, children = pages) =>
  renderToStaticMarkup(
    <BaizeProvider locale="en" messages={en} {...props}>
      {children}
    </BaizeProvider>,
  );

test("a component reads its texts in the language of the provider, on a server too", () => {
  expect(drawn({})).toMatch(/aria-label="Pages".*aria-label="Page 11".*Page 11 of 12/);
  expect(drawn({ locale: "hi", messages: hi })).toMatch(/aria-label="पेज".*aria-label="पेज 11"/);
  expect(said).not.toHaveBeenCalled();
});

test("numbers in texts have the digits of the person, Latin ones without a choice", () => {
  expect(drawn({ locale: "ar", messages: ar })).toContain('aria-label="الصفحة 11"');
  expect(drawn({ locale: "ar", messages: ar, numberingSystem: "arab" })).toContain('aria-label="الصفحة ١١"');
});

test("a nested provider inherits what it does not name", () => {
  const html = drawn(
    {},
    <BaizeProvider messages={{ copyButton: hi.copyButton }}>{[pages, <CopyButton key="copy" value="a" />]}</BaizeProvider>,
  );
  expect(html).toContain('aria-label="Next page"');
  expect(html).toContain("कॉपी करें");
});

test("an instance has texts of its own beside those of the provider, as a text, plural forms or a function", () => {
  const own = { label: "Pages of bets", page: ({ page }: { page: string | number }) => `Bets ${page}` };
  expect(drawn({}, <Pagination pageCount={12} messages={own} />)).toMatch(
    /aria-label="Pages of bets".*aria-label="Previous page".*aria-label="Bets 1"/,
  );
  expect(drawn({}, <Combobox label="Bank" options={[]} messages={{ show: "Show banks" }} />)).toMatch(/aria-label="Show banks"/);
});

test("a text that is missing is reported in development, with what to do", () => {
  expect(drawn({ messages: {} }, <PasswordField label="Password" />)).toContain('aria-label=""');
  expect(said.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringMatching(
      /`passwordField\.show` is missing.*@baize\/ui\/messages\/hi.*<BaizeProvider locale="hi" messages=\{hi\}>.*messages=\{\{ show/,
    ),
  ]);
});

const rtl = { locale: "ar", direction: "rtl", numberingSystem: "latn" } as const;
const ltr = { locale: "en", direction: "ltr", numberingSystem: "latn" } as const;

test.each([
  ["a name of the other direction between isolates", "{name} won", { name: "ليلى" }, ltr, "\u2068ليلى\u2069 won"],
  ["a Latin name in an Arabic text between isolates", "فاز {name}", { name: "ananya_42" }, rtl, "فاز \u2068ananya_42\u2069"],
  ["a value of the same direction as it is", "{name} won", { name: "ananya_42" }, ltr, "ananya_42 won"],
  ["a value's own controls left out", "{name} won", { name: "a\u202eb" }, ltr, "ab won"],
  ["braces in a value as they are", "{name} won", { name: "{name}" }, ltr, "{name} won"],
  ["groups of digits by the locale", "{count} bets", { count: 12_345 }, { ...ltr, locale: "en-IN" }, "12,345 bets"],
])("a text is filled with %s", (_what, message, values, written, text) => {
  expect(formatMessage(message, values, written)).toBe(text);
});

test.each([
  [0, "لا خيارات"],
  [1, "خيار واحد"],
  [2, "خياران"],
  [3, "3 خيارات"],
  [11, "11 خياراً"],
  [100, "100 خيار"],
])("the plural form of %i is the one of the language", (count, text) => {
  expect(formatMessage(ar.combobox.count, { count }, rtl)).toBe(text);
});
