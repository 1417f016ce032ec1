import type { LanguageFiles, Messages } from "../loader.ts";

/** The site's messages; those of the server and its seed stay out of its bundle. */
export const files: LanguageFiles = import.meta.glob<Messages>(
  ["../../locales/ur/*.json", "!../../locales/fa/{server,seed}.json"],
  {
    import: "default",
  },
);
