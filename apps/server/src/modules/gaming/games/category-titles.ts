import type { Category } from "@baize/domain/gaming/game/category";
import { serverText } from "@baize/i18n/server-text";

/** The name of a category in texts of the server: menus, and categories that an operator may rename later. */
export const categoryTitle = (category: Category, language: string): string => serverText(language, `category.${category}`);
