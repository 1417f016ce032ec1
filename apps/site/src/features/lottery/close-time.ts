import type { Format } from "@baize/i18n/format/create-format";

const DAY = 86_400_000;

/** When a draw closes: the time alone within a day, and with the date where it is later, as of a draw once a week. */
export const closeTime = (closesAt: number, now: number, { time, dateTime }: Pick<Format, "time" | "dateTime">): string =>
  closesAt - now < DAY ? time(closesAt, "second") : dateTime(closesAt);
