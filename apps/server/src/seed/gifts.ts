import { inEveryLanguage, serverText } from "@baize/i18n/server-text";

interface GiftSeed {
  readonly stage: "before" | "after";
  readonly href: string;
  readonly texts: Readonly<Record<string, { title: string; content: string; action: string }>>;
}

const textsOf = (name: "gift.register" | "gift.promotions") =>
  inEveryLanguage((code) => ({
    title: serverText(code, `seed:${name}.title`),
    content: serverText(code, `seed:${name}.content`),
    action: serverText(code, `seed:${name}.action`),
  }));

/** The gift popups: one for visitors, one for members. */
export const GIFTS: readonly GiftSeed[] = [
  { stage: "before", href: "/register", texts: textsOf("gift.register") },
  { stage: "after", href: "/promotions", texts: textsOf("gift.promotions") },
];
