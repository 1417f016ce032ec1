import type { LanguageFiles, Messages } from "../loader.ts";

/** The site's messages; those of the server stay out of its bundle. */
export const files: LanguageFiles = import.meta.glob<Messages>(["../../locales/ar/*.json", "!../../locales/ar/server.json"], {
  import: "default",
});
