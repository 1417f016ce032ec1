import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { AnnouncementCentre } from "@baize/ui/announcement-centre";
import { useFormat } from "@baize/i18n/use-format";
import type { OverlayProps } from "../../overlays.ts";
import { useSession } from "../../shared/session.ts";
import { useChange, useRead } from "../../shared/use-endpoint.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import { usePaginationLabels } from "../../shared/use-pagination-labels.ts";
import { dayParts } from "./day-parts.ts";
import { usePageParam } from "./use-page-param.ts";

const pageSize = 7;

/** List and text; the address holds the page and the announcement that is open. */
export default function AnnouncementsOverlay({ place, onPlaceChange }: OverlayProps) {
  const { t } = useTranslation(["announcements", "common"]);
  const format = useFormat();
  const errorText = useErrorText();
  const session = useSession();
  const { page, setPage } = usePageParam();
  const markRead = useChange("announcements.markRead");
  const list = useRead(
    "announcements.list",
    { ...(place && !page ? { at: place } : {}), page: page || 1, pageSize },
    { keepPrevious: true },
  );
  const open = list.data?.items.find((item) => item.id === place);
  const unreadId = session && open && !open.read ? open.id : undefined;
  const { mutate } = markRead;
  useEffect(() => {
    if (unreadId) mutate({ input: { ids: [unreadId] } });
  }, [unreadId, mutate]);
  const pagination = usePaginationLabels();
  return (
    <AnnouncementCentre
      hideTitle
      level={2}
      items={(list.data?.items ?? []).map((item) => ({
        id: item.id,
        title: item.title,
        content: item.content,
        timestamp: new Date(item.timestamp),
        unread: session !== null && !item.read,
        tag: { label: t(`type.${item.type}`), tone: item.type === "PU" ? "warning" : "neutral" },
      }))}
      total={list.data?.total ?? 0}
      pageSize={pageSize}
      page={list.data?.page ?? 1}
      onPageChange={setPage}
      value={place || null}
      onValueChange={(id) => onPlaceChange(id ?? "")}
      status={list.isError ? "error" : list.isPending ? "loading" : "ready"}
      onRetry={() => void list.refetch()}
      labels={{
        title: t("title"),
        unreadCount: (count) => t("new", { count }),
        unread: t("unread"),
        list: t("list"),
        back: t("back"),
        loading: t("common:state.loading"),
        emptyTitle: t("empty.title"),
        emptyText: t("empty.body"),
        errorTitle: t("error.title"),
        errorText: errorText(list.error),
        retry: t("common:action.retry"),
        range: (from, to, total) => t("common:pagination.range", { from, to, total }),
        choose: t("choose"),
        day: (time: Date) => dayParts(time, format.locale),
        time: (time: Date) => format.dateTime(time.getTime()),
        pagination,
      }}
    />
  );
}
