import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { AnnouncementCentre } from "@baize/ui/announcement-centre";
import type { Announcement } from "@baize/ui/announcement-centre/announcement";
import type { OutputOf } from "@baize/api/contract";
import type { OverlayProps } from "../../overlays.ts";
import { useSession } from "../../shared/session.ts";
import { useChange } from "../../shared/use-change.ts";
import { useRead } from "../../shared/use-endpoint.ts";
import { useTextLinks } from "../../shared/use-text-links.ts";
import { useAnnouncementLabels } from "./use-announcement-labels.ts";
import { usePageParam } from "./use-page-param.ts";

type Row = OutputOf<"announcements.list">["items"][number];
const pageSize = 7;

/** What a member opens counts as read. */
function useMarkRead(open: Row | undefined): void {
  const { mutate } = useChange("announcements.markRead");
  const id = open && !open.read ? open.id : undefined;
  useEffect(() => {
    if (id) mutate({ input: { ids: [id] } });
  }, [id, mutate]);
}

/** List and text; the address holds the page and the announcement that is open. */
export default function AnnouncementsOverlay({ place, onPlaceChange }: OverlayProps) {
  const { t } = useTranslation(["announcements", "common"]);
  const session = useSession();
  const { page, setPage } = usePageParam();
  const list = useRead(
    "announcements.list",
    { ...(place && !page ? { at: place } : {}), page: page || 1, pageSize },
    { keepPrevious: true },
  );
  useMarkRead(session ? list.data?.items.find((row) => row.id === place) : undefined);
  const links = useTextLinks();
  const labels = useAnnouncementLabels(list.error);
  const item = ({ id, title, content, timestamp, type, read }: Row): Announcement => ({
    id,
    title,
    content,
    timestamp: new Date(timestamp),
    unread: session !== null && !read,
    tag: { label: t(`type.${type}`), tone: type === "PU" ? "warning" : "neutral" },
  });
  const failed = list.isError ? "error" : "ready";
  return (
    <AnnouncementCentre
      hideTitle
      onClick={links}
      level={2}
      items={(list.data?.items ?? []).map(item)}
      total={list.data?.total ?? 0}
      pageSize={pageSize}
      page={list.data?.page ?? 1}
      onPageChange={setPage}
      value={place || null}
      onValueChange={(id) => onPlaceChange(id ?? "")}
      status={list.isPending ? "loading" : failed}
      onRetry={() => void list.refetch()}
      labels={labels}
    />
  );
}
