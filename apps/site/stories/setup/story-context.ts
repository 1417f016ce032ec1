import type { QueryClient } from "@tanstack/react-query";
import type { i18n as I18n } from "i18next";
import { type AnyLanguageCode, DEFAULT_LANGUAGE, type Language, languageByTag, languageOf } from "@baize/i18n/languages";
import { language } from "../../src/shared/language/language.ts";
import { messagesReady } from "../../src/shared/language/messages.ts";
import { closeSession, openSession } from "../../src/shared/session/session.ts";
import { type Theme, theme } from "../../src/shared/preferences/theme.ts";
import { newQueryClient } from "../../src/app/query-client.ts";
import { answerCalls, recordedLogin, type ToldAnswers } from "../../mocks/answers.ts";
import { recordedAt } from "../../mocks/recorded-calls.ts";
import { startClockAt } from "./story-clock.ts";

interface StoryContext {
  readonly messages: I18n;
  readonly queries: QueryClient;
  /** Questions that the page asked and that nothing was recorded for. */
  readonly unanswered: readonly string[];
}

let story: StoryContext | undefined;

/** What the page that is on now stands in. Throws where no stage was set. */
export function currentStory(): StoryContext {
  if (!story) throw new Error("A story of a page needs `beforeEach: setupStory`.");
  return story;
}

/** Who looks at a page: `trial` plays with demo money. */
export type Person = "visitor" | "member" | "trial";

export interface StoryOptions {
  readonly as: Person;
  readonly greetings: boolean;
  readonly told: ToldAnswers;
  readonly language: Language;
  readonly theme: Theme;
}

/** What a visit keeps on the device, and no story may find of another. */
const stored = ["lang", "hisLang", "theme", "popupNotices"];
/** What a session keeps of what the house has said by itself. */
const greetingKeys = ["giftPopupBeforeLogin", "giftPopupAfterLogin", "noticePopup"];

/** A client that asks once: a story of a failure shows it at once. */
function queriesOfStory(): QueryClient {
  const queries = newQueryClient();
  const usual = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...usual, queries: { ...usual.queries, retry: false } });
  return queries;
}

async function speak({ code, tag }: Language): Promise<I18n> {
  language.choose(code);
  const messages = await messagesReady;
  await messages.changeLanguage(tag);
  return messages;
}

/** The brand offers the toolbar's language, too: else the page would change to one that it does offer. */
function withLanguage(told: ToldAnswers, code: AnyLanguageCode): ToldAnswers {
  const change = told["system.whitelabel"];
  return {
    ...told,
    "system.whitelabel":
      typeof change === "object" || change === "never"
        ? change
        : (value) => {
            const brand = change ? change(value) : value;
            return { ...brand, languages: [...new Set([...brand.languages, code])] };
          },
  };
}

/** Makes ready what a page needs: answers, clock, words, who is here. Gives what takes it all away again. */
export async function openStory(wish: StoryOptions): Promise<() => void> {
  const unanswered: string[] = [];
  const told = withLanguage(wish.told, wish.language.code);
  const stopClock = startClockAt(recordedAt);
  const stopAnswers = answerCalls({ told, onUnanswered: (question) => unanswered.push(question) });
  theme.set(wish.theme);
  if (!wish.greetings) for (const key of greetingKeys) sessionStorage.setItem(key, "1");
  if (wish.as !== "visitor") openSession({ ...(await recordedLogin()), ...(wish.as === "trial" ? { isAgent: 4 } : {}) });
  story = { messages: await speak(wish.language), queries: queriesOfStory(), unanswered };
  const { queries } = story;
  return () => {
    queries.clear();
    closeSession();
    for (const key of stored) localStorage.removeItem(key);
    for (const key of greetingKeys) sessionStorage.removeItem(key);
    stopAnswers();
    stopClock();
  };
}

/** The toolbar's language; one that the product has not is shown in the product's own. */
export const languageOfTag = (tag: string): Language => languageByTag(tag) ?? languageOf(DEFAULT_LANGUAGE);
