import type { QueryClient } from "@tanstack/react-query";
import type { i18n as I18n } from "i18next";
import type { HttpHandler } from "msw";
import { DEFAULT_LANGUAGE, type Language, languageByTag, languageOf } from "@baize/i18n/languages";
import { changeAnswer } from "../../mocks/answer.ts";
import { mockNetwork } from "../../mocks/network.ts";
import { missingAnswers, recordedLogin } from "../../mocks/recorded-answers.ts";
import { recordedAt } from "../../mocks/recorded-calls.ts";
import { recordedHandlers } from "../../mocks/recorded-handlers.ts";
import { newQueryClient } from "../../src/app/query-client.ts";
import { loadKitMessages } from "../../src/shared/language/kit-messages.ts";
import { language } from "../../src/shared/language/language.ts";
import { messagesReady } from "../../src/shared/language/messages.ts";
import { toasts } from "../../src/shared/overlays/toasts.ts";
import { consent } from "../../src/shared/preferences/consent.ts";
import { type Theme, theme } from "../../src/shared/preferences/theme.ts";
import { closeSession, openSession } from "../../src/shared/session/session.ts";
import { startClockAt } from "./story-clock.ts";
import { recordConsole } from "./story-console.ts";

interface StoryContext {
  readonly messages: I18n;
  readonly queries: QueryClient;
}

let current: StoryContext | undefined;

/** Messages and queries of the story that is shown. Throws if no story was set up. */
export function currentStory(): StoryContext {
  if (!current) throw new Error("A story of a page needs `beforeEach: setupStory`.");
  return current;
}

/** The visitor of a page: `trial` plays with demo money. */
export type Person = "visitor" | "member" | "trial";

export interface StoryOptions {
  readonly as: Person;
  readonly greetings: boolean;
  readonly answers: readonly HttpHandler[];
  readonly language: Language;
  readonly theme: Theme;
}

/** Keys that a visit stores on the device: each story starts without them. */
const deviceKeys = ["lang", "hisLang", "digits", "theme", "popupNotices"];
/** Keys that mark a greeting as shown in this session. */
const greetingKeys = ["giftPopupBeforeLogin", "giftPopupAfterLogin", "noticePopup"];

/** A client without retries, so that a failure shows at once. */
function createQueries(): QueryClient {
  const queries = newQueryClient();
  const defaults = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
  return queries;
}

async function loadMessages(row: Language): Promise<I18n> {
  language.choose(row.code);
  const messages = await messagesReady;
  await Promise.all([messages.changeLanguage(row.tag), loadKitMessages(row, true)]);
  return messages;
}

/** The brand offers the toolbar's language too: otherwise the page would switch to an offered one. */
const withLanguage = ({ code }: Language) =>
  changeAnswer("system.whitelabel", (brand) => ({ ...brand, languages: [...new Set([...brand.languages, code])] }));

/** Prepares network, clock, messages and session of a story. Returns the function that restores them. */
export async function openStory(options: StoryOptions): Promise<() => void> {
  missingAnswers.clear();
  const restoreConsole = recordConsole();
  const restoreNetwork = mockNetwork([...options.answers, withLanguage(options.language), ...recordedHandlers]);
  const restoreClock = startClockAt(recordedAt);
  theme.set(options.theme);
  consent.forget();
  if (!options.greetings) for (const key of greetingKeys) sessionStorage.setItem(key, "1");
  if (options.as !== "visitor") openSession({ ...(await recordedLogin()), ...(options.as === "trial" ? { isAgent: 4 } : {}) });
  const queries = createQueries();
  current = { messages: await loadMessages(options.language), queries };
  return () => {
    queries.clear();
    toasts.clear();
    closeSession();
    for (const key of deviceKeys) localStorage.removeItem(key);
    for (const key of greetingKeys) sessionStorage.removeItem(key);
    restoreNetwork();
    restoreClock();
    restoreConsole();
  };
}

/** The toolbar's language, or the default one where the product does not have it. */
export const languageOfTag = (tag: string): Language => languageByTag(tag) ?? languageOf(DEFAULT_LANGUAGE);
