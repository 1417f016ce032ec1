import type { Category } from "@baize/domain/gaming/game/category";
import { SERVER_LANGUAGES, serverText } from "@baize/i18n/server-text";
import { languageMark } from "../../../platform/language/language.ts";

/** The name of a category in texts of the server: menus, and categories that an operator may rename later. */
export const categoryTitle = (category: Category, language: string) => ({
  title: serverText(language, `category.${category}`),
  ...languageMark(SERVER_LANGUAGES, language),
});
