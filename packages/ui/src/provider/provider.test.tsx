import { runInNewContext } from "node:vm";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Link } from "../link/link.tsx";
import { Tab, TabList, Tabs } from "../tabs/tabs.tsx";
import { localeDirection } from "./locale-direction.ts";
import { documentAttributes } from "./document-attributes.ts";
import type { LinkComponent } from "./provider-context.ts";
import { BaizeProvider } from "./provider.tsx";
import { themeScript } from "./theme-script.ts";

const said = vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(() => said.mockClear());
const warnings = () => said.mock.calls.map(([text]) => String(text));

const tabs = (
  <Tabs defaultValue="one">
    <TabList aria-label="Games">
      <Tab value="one">One</Tab>
    </TabList>
  </Tabs>
);

test("a component outside of a provider says in development what is missing, and how to add it", () => {
  renderToStaticMarkup(tabs);
  expect(warnings()).toEqual([
    expect.stringMatching(/Tabs is used outside of BaizeProvider.*neither the person's language.*<BaizeProvider locale="hi">/),
  ]);
});

test("inside a provider nothing is missing", () => {
  renderToStaticMarkup(<BaizeProvider locale="ar">{tabs}</BaizeProvider>);
  expect(warnings()).toEqual([]);
});

test("the outermost provider without a locale says that it takes English", () => {
  renderToStaticMarkup(<BaizeProvider>text</BaizeProvider>);
  expect(warnings()).toEqual([expect.stringMatching(/no `locale`.*locale="hi"/)]);
});

describe("on a server", () => {
  test("the document's provider adds no element, and its language reaches what is inside", () => {
    const html = renderToStaticMarkup(<BaizeProvider locale="fa-IR">{tabs}</BaizeProvider>);
    expect(html).toMatch(/^<div[^>]*data-component="tabs"/);
    expect(html).toContain('dir="rtl"');
  });

  test("an island is an element with the language and look that differ", () => {
    const html = renderToStaticMarkup(
      <BaizeProvider locale="ar" theme="dark" brand="baize">
        <BaizeProvider locale="en" brand="utsav" className="card">
          text
        </BaizeProvider>
      </BaizeProvider>,
    );
    expect(html).toBe(
      '<div data-component="provider" data-ground="page" lang="en" dir="ltr" data-theme="dark" data-brand="utsav" class="card">text</div>',
    );
  });

  test("the attributes of the document follow the language", () => {
    expect(documentAttributes({ locale: "ur", theme: "dark", brand: "baize" })).toMatchObject({
      lang: "ur",
      dir: "rtl",
      "data-theme": "dark",
      "data-brand": "baize",
    });
  });
});

test.each([
  ["en", "ltr"],
  ["hi", "ltr"],
  ["ar-EG", "rtl"],
  ["fa-u-nu-latn", "rtl"],
  ["ur", "rtl"],
  ["ur-Latn", "ltr"],
  ["he", "rtl"],
])("%s is written %s", (locale, direction) => expect(localeDirection(locale)).toBe(direction));

const RouterLink: LinkComponent = ({ href, children, ...rest }) => (
  <a data-route={href} {...rest}>
    {children}
  </a>
);

test("every href goes through the link that the provider has", () => {
  const html = renderToStaticMarkup(
    <BaizeProvider locale="en" link={RouterLink}>
      <Link href="/slots">Slots</Link>
    </BaizeProvider>,
  );
  expect(html).toMatch(/<a data-route="\/slots"[^>]*>Slots<\/a>/);
});

function themeBy(script: string, stored: string | null, dark: boolean): string {
  let theme = "";
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => (key === "theme" ? stored : null) },
    matchMedia: () => ({ matches: dark }),
    document: { documentElement: { setAttribute: (_name: string, value: string) => void (theme = value) } },
  });
  return theme;
}

describe("the script before the first paint", () => {
  test.each([
    ["the person's choice", themeScript(), "dark", false, "dark"],
    ["the device's theme without a choice", themeScript(), null, true, "dark"],
    ["the device's theme for a choice that is none", themeScript(), "blue", false, "light"],
    ["the given theme without a choice", themeScript({ fallback: "dark" }), null, false, "dark"],
    ["nothing of another key", themeScript({ storageKey: "look", fallback: "light" }), "dark", true, "light"],
  ])("sets %s", (_what, script, stored, dark, theme) => expect(themeBy(script, stored, dark)).toBe(theme));

  test("cannot be ended by its settings", () => {
    expect(themeScript({ storageKey: "</script>" })).not.toContain("</script>");
  });
});
