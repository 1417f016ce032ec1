import type { Language } from "./languages.ts";

/** Sets `<html lang dir>`, which decides fonts, line heights and mirroring. */
export function applyLanguage(root: Pick<HTMLElement, "lang" | "dir">, language: Language): void {
  root.lang = language.tag;
  root.dir = language.direction;
}
