// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { languageOf } from "@baize/i18n/languages";
import type { Namespace } from "@baize/i18n/messages";
import { ur } from "@baize/ui/messages/ur";
import { ModalHost } from "@baize/ui/modals";
import { BaizeProvider } from "@baize/ui/provider";
import { Toaster } from "@baize/ui/toast";
import { language } from "../language/language.ts";
import { textsOf } from "../language/messages.ts";
import { partialLanguage } from "../language/partial-language.fixture.ts";
import { ShownLanguage } from "../language/shown-language.tsx";
import { modals } from "./modals.ts";
import { toasts } from "./toasts.ts";
import { useModals } from "./use-modals.ts";
import { useToasts } from "./use-toasts.tsx";

const urdu = languageOf("UR");
let restore: () => void;
beforeAll(async () => {
  // The time that its code takes to load must not count within the waits below.
  await import("../language/language-island.tsx");
  language.choose("UR");
  restore = partialLanguage(urdu, ["common", "auth"]);
});
afterEach(() => {
  toasts.clear();
  cleanup();
});
afterAll(() => restore());

function Page() {
  const { t } = useTranslation("auth");
  const ask = useModals();
  const say = useToasts();
  return (
    <>
      <button type="button" onClick={() => say.show({ message: t("login.submit") })}>
        toast
      </button>
      <button type="button" onClick={() => void ask.open(() => <p>{t("logout.title")}</p>)}>
        dialog
      </button>
    </>
  );
}

/** Presses both buttons of a page that needs these namespaces. The language that each shown text names. */
async function shownBy(namespaces: readonly Namespace[], toast: string, title: string) {
  render(
    <I18nextProvider i18n={await textsOf(urdu)}>
      <BaizeProvider locale="ur" messages={ur}>
        <Suspense>
          <ShownLanguage namespaces={namespaces} waiting={null}>
            <Page />
          </ShownLanguage>
        </Suspense>
        <ModalHost modals={modals} />
        <Toaster toasts={toasts} />
      </BaizeProvider>
    </I18nextProvider>,
  );
  (await screen.findByRole("button", { name: "toast" })).click();
  const message = await screen.findByText(toast);
  screen.getByRole("button", { name: "dialog" }).click();
  const dialog = await screen.findByText(title);
  return [message, dialog].map((shown) => shown.closest("[lang]")?.getAttribute("lang"));
}

test("a message and a dialog of a page in a fallback name its language", async () => {
  expect(await shownBy(["auth", "lobby"], "Log in", "Log out?")).toEqual(["en", "en"]);
});

test("a message and a dialog of a page in the visitor's language name no language of their own", async () => {
  expect(await shownBy(["auth"], "لاگ ان کریں", "لاگ آؤٹ کرنا ہے؟")).toEqual(["ur", "ur"]);
});
