import type { i18n as I18n } from "i18next";
import { type ReactNode, use, useMemo } from "react";
import { I18nextProvider } from "react-i18next";
import { createFormat } from "@baize/i18n/format/create-format";
import type { Language } from "@baize/i18n/languages";
import { FormatContext } from "@baize/i18n/use-format";
import type { KitMessages } from "@baize/ui/messages";
import { BaizeProvider } from "@baize/ui/provider";
import { kitLocale, writtenLocale } from "./digits.ts";
import { type Island, IslandContext } from "./island-context.ts";
import { kitMessagesOf } from "./kit-messages.ts";
import * as css from "./language-island.css.ts";
import { digits, textsOf } from "./messages.ts";

interface IslandTexts {
  readonly messages: I18n;
  readonly kit: KitMessages;
}
const known = new Map<string, Promise<IslandTexts>>();

async function loadTexts(language: Language): Promise<IslandTexts> {
  const [messages, kit] = await Promise.all([textsOf(language), kitMessagesOf(language)]);
  return { messages, kit };
}

/** Loaded once a language; a failure is forgotten, so that the next attempt loads again. */
function islandTexts(language: Language): Promise<IslandTexts> {
  const texts = known.get(language.tag) ?? loadTexts(language);
  known.set(language.tag, texts);
  texts.catch(() => known.delete(language.tag));
  return texts;
}

interface LanguageIslandProps {
  readonly language: Language;
  readonly children: ReactNode;
}

const islandOf = (language: Language): Island => ({
  language,
  wrap: (content) => <LanguageIsland language={language}>{content}</LanguageIsland>,
});

/** Content in another language than the page around it: messages, numbers and the kit's own texts, marked with the language. */
export default function LanguageIsland({ language, children }: LanguageIslandProps) {
  const { messages, kit } = use(islandTexts(language));
  const figures = digits.use();
  const island = useMemo(() => islandOf(language), [language]);
  const format = useMemo(() => createFormat(writtenLocale(language, figures)), [language, figures]);
  return (
    <I18nextProvider i18n={messages}>
      <BaizeProvider
        className={css.island}
        locale={kitLocale(language)}
        dir={language.direction}
        messages={kit}
        numberingSystem={figures === "native" ? language.digits : undefined}
      >
        <FormatContext value={format}>
          <IslandContext value={island}>{children}</IslandContext>
        </FormatContext>
      </BaizeProvider>
    </I18nextProvider>
  );
}
