const DATE = ["weekday", "day", "month", "year"] as const;
const CLOCK = ["hour", "minute", "second"] as const;

/**
 * A formatted Persian date in the order that people write: "شنبه 30 آبان 1405، 14:30". The Unicode data put the year of a long
 * date first. Parts without a named month are returned as they are.
 */
export function persianText(parts: readonly Intl.DateTimeFormatPart[]): string {
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  if (of("month") === undefined) return parts.map(({ value }) => value).join("");
  const date = DATE.flatMap((type) => of(type) ?? []).join(" ");
  const clock = CLOCK.flatMap((type) => of(type) ?? []).join(":");
  return clock === "" ? date : `${date}، ${clock}`;
}
