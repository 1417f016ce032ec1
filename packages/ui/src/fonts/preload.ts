import { facesOf } from "./faces-of.ts";
import { files } from "./files.ts";

export interface FontLink {
  readonly rel: "preload";
  readonly as: "font";
  readonly type: "font/woff2";
  readonly crossOrigin: "anonymous";
  readonly href: string;
}

/**
 * The files that a first view in this language needs, exactly.
 * @param language BCP 47 tag
 * @param saveData the person asked for less data (`Save-Data`): the largest file is left out and a local font used
 * @param hasOwnLatin the brand has Latin letters, figures and ₹ of its own
 */
export function preloadLinks(language: string, saveData = false, hasOwnLatin = false): FontLink[] {
  return facesOf(language, saveData, hasOwnLatin).flatMap((id) => {
    const href = files[id];
    return href === undefined ? [] : [{ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }];
  });
}

/** Puts those links into the page, each once. Call it before the application is loaded. */
export function preloadFonts(page: Document, language: string, saveData = false, hasOwnLatin = false): void {
  for (const link of preloadLinks(language, saveData, hasOwnLatin)) {
    if (page.head.querySelector(`link[rel=preload][href="${CSS.escape(link.href)}"]`)) continue;
    page.head.append(Object.assign(page.createElement("link"), link));
  }
}
