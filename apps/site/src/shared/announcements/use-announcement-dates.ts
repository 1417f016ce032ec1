import { useMemo } from "react";
import type { AnnouncementDates } from "@baize/ui/announcement-centre";
import { useFormat } from "@baize/i18n/use-format";
import { dayParts } from "./day-parts.ts";

/** How announcements write their dates. */
export function useAnnouncementDates(): AnnouncementDates {
  const format = useFormat();
  return useMemo(
    () => ({
      day: (time) => dayParts(time, format.locale),
      time: (time) => format.dateTime(time.getTime()),
    }),
    [format],
  );
}
