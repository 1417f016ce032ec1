import type { LanguageFiles, Messages } from "../../src/loader.ts";

/** The site's messages of this folder; those of the server and its seed stay out of its bundle. The same in every language. */
export const files: LanguageFiles = import.meta.glob<Messages>(["./*.json", "!./{server,seed}.json"], { import: "default" });
