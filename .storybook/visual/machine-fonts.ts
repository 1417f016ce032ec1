import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageFile } from "../../packages/ui/src/fonts/build-face.ts";
import { unpack } from "../../tokens/src/font/woff2.ts";

/** Where fonts.conf looks for fonts. */
const folder = join(import.meta.dirname, "../../.vitest/visual-fonts");
const fonts = [
  ["@fontsource-variable/anek-latin", "anek-latin-latin-wght-normal"],
  ["@fontsource-variable/anek-devanagari", "anek-devanagari-devanagari-wght-normal"],
  ["@fontsource-variable/vazirmatn", "vazirmatn-arabic-wght-normal"],
] as const;

/**
 * The environment of a browser that draws the same on every machine: unhinted letters, and no fonts besides the page's own but
 * those of the kit. A letter that they lack is then missing everywhere, instead of drawn in a font of the machine. The folder
 * must exist before the browser starts, which needs at least one font.
 */
export async function machineFonts(): Promise<NodeJS.ProcessEnv> {
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of fonts) {
    const path = join(folder, `${file}.ttf`);
    if (!existsSync(path)) writeFileSync(path, await unpack(readFileSync(packageFile(name, "files", `${file}.woff2`))));
  }
  return { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, "fonts.conf") };
}
