/** `10 minutes` in a language and its plural form, in Latin digits. */
export const minutesText = (lang: string, milliseconds: number): string =>
  new Intl.NumberFormat(lang, { style: "unit", unit: "minute", unitDisplay: "long", numberingSystem: "latn" }).format(
    milliseconds / 60_000,
  );
