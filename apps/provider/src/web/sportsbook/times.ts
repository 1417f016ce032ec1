import { VendorClock } from "../table/clock.ts";
import { boot } from "../shared/boot.ts";

export const clock = new VendorClock();

const time = new Intl.DateTimeFormat(boot.lang, {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  numberingSystem: "latn",
});
const dayAndTime = new Intl.DateTimeFormat(boot.lang, {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  numberingSystem: "latn",
});

const isToday = (at: number): boolean => new Date(at).toDateString() === new Date(clock.now()).toDateString();

/** The hour, and the day where it is not today. */
export const timeText = (at: number): string => (isToday(at) ? time : dayAndTime).format(at);
