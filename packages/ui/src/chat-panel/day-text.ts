import { dateText } from "../date-time/date-text.ts";
import { dayOf } from "./chat-rows.ts";

const DAY = 86_400_000;

/** "Today", "Yesterday", or the date with its weekday, in words of `locale`. */
export function dayText(at: number, now: number, locale: string, timeZone: string | undefined): string {
  const ago = [0, 1].find((days) => dayOf(now - days * DAY, timeZone) === dayOf(at, timeZone));
  if (ago === undefined) return dateText(at, "date-long", locale, timeZone);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-ago, "day");
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
