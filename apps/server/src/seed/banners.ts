import { inEveryLanguage, serverText } from "@baize/i18n/server-text";
import type { BannerTexts } from "../modules/content/schema.ts";

interface BannerSeed {
  readonly href: string;
  readonly motif: string;
  readonly texts: Record<string, BannerTexts>;
}

/** The same figure in every language: digits and signs are not translated. */
const textsOf = (
  name: "banner.match" | "banner.pearl_monsoon" | "banner.weekly_rebate",
  figure: string,
): Record<string, BannerTexts> =>
  inEveryLanguage((code) => ({
    place: serverText(code, `seed:${name}.place`),
    title: serverText(code, `seed:${name}.title`),
    figure,
    note: serverText(code, `seed:${name}.note`),
    actionLabel: serverText(code, `seed:${name}.actionLabel`),
  }));

export const BANNERS: readonly BannerSeed[] = [
  { href: "/sports-betting-games", motif: "wicket", texts: textsOf("banner.match", "142/3") },
  { href: "/slot-games", motif: "lotus", texts: textsOf("banner.pearl_monsoon", "96.2%") },
  { href: "/promotions", motif: "wheel", texts: textsOf("banner.weekly_rebate", "0.8%") },
];
