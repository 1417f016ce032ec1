import { appFilesOf } from "./app-files.ts";
import type { Brand } from "./brand.ts";
import { brandCss, fontFile } from "./css/brand-css.ts";

export interface BrandAsset {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** Bytes of a font that a brand's file holds. */
export const fontBytes = (data: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0);

const types: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
};

/** Every file of a brand by its name: style sheet, icons, web app manifest, and its own font where it has one. */
export function brandFiles(brand: Brand): ReadonlyMap<string, BrandAsset> {
  const app = [...appFilesOf(brand)].map(([path, body]): [string, BrandAsset] => {
    const name = path.split("/").at(-1) ?? path;
    return [name, { type: types[name.split(".").at(-1) ?? ""] ?? "text/plain", body }];
  });
  const font: [string, BrandAsset][] = brand.font
    ? [[fontFile(brand), { type: "font/woff2", body: fontBytes(brand.font.data) }]]
    : [];
  return new Map([[`${brand.name}.css`, { type: "text/css; charset=utf-8", body: brandCss(brand) }], ...app, ...font]);
}
