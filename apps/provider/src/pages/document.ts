import { escapeHtml } from "./html.ts";
import { ICONS, type IconName } from "./icons.ts";
import type { EngineName } from "../engines/table.ts";
import type { Assets } from "../http/assets.ts";
import type { Entry } from "../http/bundle.ts";
import { type Looks, usualBrand } from "../looks/looks.ts";
import type { Speech } from "../messages/messages.ts";

export interface Look {
  readonly theme: "light" | "dark";
  readonly brand: string;
}

export interface DocumentParts {
  readonly speech: Speech;
  readonly look: Look;
  readonly title: string;
  /** Classes of the body. */
  readonly kind: string;
  readonly script?: Entry;
  /** The engine whose board the script loads. */
  readonly engine?: EngineName;
  readonly body: string;
  /** In place of the scripts and the style of the other pages. */
  readonly bundle?: PageBundle;
}

/** Paths of a page's own style and of its scripts, the first of which is run. */
export interface PageBundle {
  readonly style: string;
  readonly scripts: readonly string[];
}

const FONTS: Readonly<Record<string, string>> = { hi: "devanagari", ar: "arabic", fa: "arabic", ur: "arabic" };

/** Theme and brand of an address; an unknown value is the default. */
export async function findLook(looks: Looks, theme: string | undefined, brand = ""): Promise<Look> {
  const known = (await looks.find(`${brand}.css`)) !== undefined;
  return { theme: theme === "light" ? "light" : "dark", brand: known ? brand : usualBrand };
}

export const icon = (name: IconName): string =>
  `<svg class="icon" viewBox="0 0 256 256" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;

function head({ speech, look, title, script, engine, bundle }: DocumentParts, assets: Assets): string {
  const at = `/assets/${assets.version}`;
  // The balance arrives last, with the rupee's sign: a font that is fetched only then has the whole page laid out once more.
  const sign = script === "play" || script === "lobby" || bundle ? "rupee" : undefined;
  const fonts = ["latin", FONTS[speech.lang], sign].filter((name) => name !== undefined);
  const [main, ...others] = bundle?.scripts ?? (script === undefined ? [] : assets.scriptsOf(script, engine));
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    '<link rel="icon" href="data:,">',
    ...fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${at}/fonts/${name}.woff2">`),
    `<link rel="stylesheet" href="/looks/${look.brand}.css">`,
    `<link rel="stylesheet" href="${at}/${bundle?.style ?? assets.styleOf(engine)}">`,
    ...others.map((path) => `<link rel="modulepreload" href="${at}/${path}">`),
    main ? `<script type="module" src="${at}/${main}"></script>` : "",
  ].join("");
}

export function documentOf(parts: DocumentParts, assets: Assets): string {
  const { speech, look, kind, body } = parts;
  const root = `lang="${speech.lang}" dir="${speech.dir}" data-theme="${look.theme}" data-brand="${look.brand}"`;
  return `<!doctype html><html ${root}><head>${head(parts, assets)}</head><body class="${kind}">${body}</body></html>`;
}
