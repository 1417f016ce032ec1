import { SERVER_LANGUAGES, serverText } from "@baize/i18n/server-text";
import { languageMark } from "../../../platform/language/language.ts";

const NAMED = ["deposit", "rebate", "mission", "referral", "vip", "sports", "fishing", "lottery", "app", "festival"] as const;

/** The name of a category; one that an operator adds later is shown by its code until the messages name it. */
export function promotionCategory(category: string, language: string): { title: string; lang?: string } {
  const named = NAMED.find((one) => one === category);
  if (!named) return { title: category };
  return { title: serverText(language, `promotion_category.${named}`), ...languageMark(SERVER_LANGUAGES, language) };
}
