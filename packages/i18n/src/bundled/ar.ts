import type { LanguageFiles, Messages } from "../loader.ts";

export const files: LanguageFiles = import.meta.glob<Messages>("../../locales/ar/*.json", { import: "default" });
