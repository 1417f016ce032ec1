import type { Titles } from "../schema.ts";
import { plainText } from "../../../platform/security/sanitise.ts";
import type { PromotionRow } from "./queries.ts";

/** The promotion's name in every language, as a bonus or a message keeps it. */
export const titlesOf = ({ texts }: PromotionRow): Titles =>
  Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, plainText(title)]));
