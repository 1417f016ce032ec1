// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Namespace } from "@baize/i18n/messages";
import { languageOf } from "@baize/i18n/languages";
import { BaizeProvider } from "@baize/ui/provider";
import { language } from "./language.ts";
import { textsOf } from "./messages.ts";
import { partialLanguage } from "./partial-language.fixture.ts";
import { ServerText } from "./server-text.tsx";
import { ShownLanguage } from "./shown-language.tsx";

const urdu = languageOf("UR");
let restore: () => void;
beforeAll(async () => {
  // The time that its code takes to load must not count within the waits below.
  await import("./language-island.tsx");
  language.choose("UR");
  restore = partialLanguage(urdu, ["common", "auth"]);
});
afterEach(cleanup);
afterAll(() => restore());

function Texts() {
  const { t } = useTranslation(["auth", "lobby", "common"]);
  return (
    <>
      <p>{t("auth:login.submit")}</p>
      <p>{t("lobby:search.label")}</p>
      <p>{t("common:action.back")}</p>
      <p>
        <ServerText lang={undefined}>تحفہ</ServerText>
      </p>
    </>
  );
}

/** Each text with the language that the nearest element names. */
async function textsIn(namespaces: readonly Namespace[]) {
  const { container } = render(
    <I18nextProvider i18n={await textsOf(urdu)}>
      <BaizeProvider scope="element" locale="ur">
        <Suspense>
          <ShownLanguage namespaces={namespaces} waiting={null}>
            <Texts />
          </ShownLanguage>
        </Suspense>
      </BaizeProvider>
    </I18nextProvider>,
  );
  await screen.findByText("تحفہ");
  return [...container.querySelectorAll("p")].map((text) => {
    const inner = text.firstElementChild ?? text;
    return [inner.textContent, inner.closest("[lang]")?.getAttribute("lang")];
  });
}

const backInUrdu = ["واپس", "ur"];

test("leaves content in the visitor's language where it has all namespaces", async () => {
  const texts = await textsIn(["auth"]);
  expect(texts[0]).toEqual(["لاگ ان کریں", "ur"]);
  expect(texts[2]).toEqual(backInUrdu);
  expect(texts[3]).toEqual(["تحفہ", "ur"]);
});

test.each([[["auth", "lobby"]], [["lobby", "auth"]]] as const)(
  "shows content with %j in one language, and names it, where the visitor's lacks one of them",
  async (namespaces) => {
    expect(await textsIn(namespaces)).toEqual([
      ["Log in", "en"],
      ["Game or provider name", "en"],
      ["Back", "en"],
      ["تحفہ", "ur"],
    ]);
  },
);
