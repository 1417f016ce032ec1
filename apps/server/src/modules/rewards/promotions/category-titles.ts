import { serverText } from "@baize/i18n/server-text";

const NAMED = ["deposit", "rebate", "mission", "referral", "vip", "sports", "fishing", "lottery", "app", "festival"] as const;

/** The name of a category; one that an operator adds later is shown by its code until the messages name it. */
export function promotionCategory(category: string, language: string): string {
  const named = NAMED.find((one) => one === category);
  return named ? serverText(language, `promotion_category.${named}`) : category;
}
