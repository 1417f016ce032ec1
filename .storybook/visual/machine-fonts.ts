import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageFile } from "../../packages/ui/src/fonts/build-face.ts";
import { unpack } from "../../packages/ui/src/fonts/woff2.ts";

/** Where fonts.conf looks. */
const folder = join(import.meta.dirname, "../../.vitest/visual-fonts");
const fonts = [
  ["@fontsource-variable/anek-latin", "anek-latin-latin-wght-normal"],
  ["@fontsource-variable/anek-devanagari", "anek-devanagari-devanagari-wght-normal"],
  ["@fontsource-variable/vazirmatn", "vazirmatn-arabic-wght-normal"],
] as const;

/**
 * The environment of a browser that draws the same on every machine: letters by their outlines, and beside the page's own
 * faces no font but those of the kit again. A letter that they lack is then missing everywhere, not drawn by whatever font
 * a machine has. They have to be there before the browser starts, which ends without any font.
 */
export async function machineFonts(): Promise<NodeJS.ProcessEnv> {
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of fonts) {
    const path = join(folder, `${file}.ttf`);
    if (!existsSync(path)) writeFileSync(path, await unpack(readFileSync(packageFile(name, "files", `${file}.woff2`))));
  }
  return { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, "fonts.conf") };
}
