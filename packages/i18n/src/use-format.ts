import { createContext, useContext } from "react";
import { createFormat, type Format } from "./format/create-format.ts";
import { formatLocale } from "./format/locale.ts";
import { DEFAULT_LANGUAGE, languageOf } from "./languages.ts";

/** The formatters of the person in front of the screen; the app fills it when the language or a setting changes. */
export const FormatContext = createContext<Format>(createFormat(formatLocale(languageOf(DEFAULT_LANGUAGE))));

export function useFormat(): Format {
  return useContext(FormatContext);
}
