import type { NativeOption } from "@baize/ui/native-select";
import { isolate } from "@baize/i18n/isolate";
import { serverMark } from "../../shared/language/server-text.tsx";

interface Named {
  readonly gameCode: string;
  readonly gameName: string;
  readonly lang?: string | undefined;
}

/** Games to choose from, each marked where its name is not in the visitor's language. */
export const gameOptions = (games: readonly Named[], direction: "ltr" | "rtl"): readonly NativeOption[] =>
  games.map(({ gameCode, gameName, lang }) => ({ value: gameCode, label: isolate(gameName, direction), ...serverMark(lang) }));
