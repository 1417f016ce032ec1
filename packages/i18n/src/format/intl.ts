import type { FormatLocale } from "./locale.ts";

// Making an Intl formatter costs a thousand times what using it does.
const made = new Map<string, unknown>();

/** The stored value under this key was made by the same call of `make`. */
function once<Value>(key: string, make: () => Value): Value {
  if (!made.has(key)) made.set(key, make());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return made.get(key) as Value;
}

const keyOf = (kind: string, locale: FormatLocale, options: object) =>
  `${kind} ${locale.tags.join()} ${locale.timeZone} ${JSON.stringify(options)}`;

export function numberFormat(locale: FormatLocale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once(keyOf("number", locale, options), () => new Intl.NumberFormat([...locale.tags], options));
}

export function dateFormat(locale: FormatLocale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const zoned = { timeZone: locale.timeZone, ...options };
  return once(keyOf("date", locale, zoned), () => new Intl.DateTimeFormat([...locale.tags], zoned));
}

export function relativeFormat(locale: FormatLocale): Intl.RelativeTimeFormat {
  return once(keyOf("relative", locale, {}), () => new Intl.RelativeTimeFormat([...locale.tags], { numeric: "auto" }));
}

export function listFormat(locale: FormatLocale, type: Intl.ListFormatType): Intl.ListFormat {
  return once(keyOf("list", locale, { type }), () => new Intl.ListFormat([...locale.tags], { type }));
}
