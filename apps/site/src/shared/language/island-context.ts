import { createContext, type ReactElement } from "react";
import type { Language } from "@baize/i18n/languages";

/** Texts in a fallback of the visitor's language. */
export interface Island {
  /** The fallback. */
  readonly language: Language;
  /** Draws content elsewhere, such as a dialog of the page, in the same language. */
  readonly wrap: (content: ReactElement) => ReactElement;
}

/** The island around; null where the texts are in the visitor's language. */
export const IslandContext = createContext<Island | null>(null);
