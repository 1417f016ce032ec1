import type { LanguageFiles, Messages } from "../loader.ts";

/** The site's messages; those of the server stay out of its bundle. */
export const files: LanguageFiles = import.meta.glob<Messages>(["../../locales/en/*.json", "!../../locales/en/server.json"], {
  import: "default",
});
