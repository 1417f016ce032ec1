import type { NativeOption } from "@baize/ui/native-select";
import { isolate } from "@baize/i18n/isolate";
import { languageMark } from "../../shared/language/language-mark.ts";

interface Named {
  readonly gameCode: string;
  readonly gameName: string;
  readonly lang?: string | undefined;
}

/** Games to choose from, each marked where its name is not in the language around; `answered` is that of a game without `lang`. */
export const gameOptions = (
  games: readonly Named[],
  direction: "ltr" | "rtl",
  answered: string | undefined,
): readonly NativeOption[] =>
  games.map(({ gameCode, gameName, lang }) => ({
    value: gameCode,
    label: isolate(gameName, direction),
    ...languageMark(lang ?? answered),
  }));
