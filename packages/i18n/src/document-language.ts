import type { Language } from "./languages.ts";

/** Tells the page which language it speaks: `<html lang dir>`, which fonts, line heights and mirroring follow. */
export function applyLanguage(root: Pick<HTMLElement, "lang" | "dir">, language: Language): void {
  root.lang = language.tag;
  root.dir = language.direction;
}
