import type { Theme } from "./document-attributes.ts";

/** Where the first theme of a page comes from. */
export interface ThemeScriptOptions {
  /** Where the person's choice is kept in the local storage. */
  storageKey?: string;
  /** For a person without a choice: the device's theme, or one of the two. */
  fallback?: Theme | "system";
}

/** Text in a script: a `<` could end it. */
const quoted = (text: string) => JSON.stringify(text).replaceAll("<", "\\u003c");

/**
 * The source of an inline script for the `<head>`: it sets `data-theme` of the document before the first paint, so that a dark
 * page never flashes light. Without a build and without a request.
 */
export function themeScript({ storageKey = "theme", fallback = "system" }: ThemeScriptOptions = {}): string {
  const device = `matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"`;
  const usual = fallback === "system" ? device : quoted(fallback);
  return `(function(){var t;try{t=localStorage.getItem(${quoted(storageKey)})}catch(e){}if(t!=="light"&&t!=="dark")t=${usual};document.documentElement.setAttribute("data-theme",t)})()`;
}
