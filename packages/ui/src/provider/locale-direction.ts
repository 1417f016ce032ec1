const rightToLeft = /Adlm|Ara|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa/;

/** The direction of a language's script, which `Intl` finds for every tag: "ur" is written in Arabic letters, "ur-Latn" is not. */
export const localeDirection = (locale: string): "ltr" | "rtl" =>
  rightToLeft.test(new Intl.Locale(locale).maximize().script ?? "") ? "rtl" : "ltr";
