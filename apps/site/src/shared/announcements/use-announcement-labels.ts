import { useTranslation } from "react-i18next";
import type { AnnouncementLabels } from "@baize/ui/announcement-centre/announcement";
import { useFormat } from "@baize/i18n/use-format";
import { useErrorText } from "../api/use-error-text.ts";
import { dayParts } from "./day-parts.ts";

/** All texts of the announcements' window; `error` is why the list failed to load. */
export function useAnnouncementLabels(error: unknown): AnnouncementLabels {
  const { t } = useTranslation(["announcements", "common"]);
  const format = useFormat();
  const errorText = useErrorText();
  return {
    title: t("title"),
    unreadCount: (count) => t("new", { count }),
    unread: t("unread"),
    list: t("list"),
    back: t("back"),
    loading: t("common:state.loading"),
    emptyTitle: t("empty.title"),
    emptyText: t("empty.body"),
    errorTitle: t("error.title"),
    errorText: errorText(error),
    retry: t("common:action.retry"),
    range: (from, to, total) => t("common:pagination.range", { from, to, total }),
    choose: t("choose"),
    day: (time: Date) => dayParts(time, format.locale),
    time: (time: Date) => format.dateTime(time.getTime()),
  };
}
