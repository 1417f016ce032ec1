import { useTranslation } from "react-i18next";
import { AGENT_NOTICE_TYPES, ANNOUNCEMENT_PAGE_SIZE } from "@baize/domain/content/announcement/types";
import { AnnouncementCentre } from "@baize/ui/announcement-centre";
import type { Announcement } from "@baize/ui/announcement-centre";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";
import type { CentrePageProps } from "../../navigation/types.ts";
import { useAnnouncementDates } from "../../shared/announcements/use-announcement-dates.ts";
import { useMarkRead } from "../../shared/announcements/use-mark-read.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useTextLinks } from "../../shared/page/use-text-links.ts";
import { type NoticeFilters, useNoticeFilters } from "./use-notice-filters.ts";

const KINDS = ["all", ...AGENT_NOTICE_TYPES] as const;

/** Notices to agents: a tab for each kind, the list, and the open one. */
export default function AnnouncementsPage({ path, onPathChange }: CentrePageProps) {
  const { t } = useTranslation(["agents", "centre", "announcements"]);
  const filters = useNoticeFilters();
  return (
    <Stack gap={4}>
      <Heading level={2}>{t("centre:page.announcement")}</Heading>
      <Tabs value={filters.kind} onValueChange={filters.setKind}>
        <TabList aria-label={t("announcements:kinds")}>
          {KINDS.map((kind) => (
            <Tab key={kind} value={kind}>
              {kind === "all" ? t("announcements:kind.all") : t(`notice.kind.${kind}`)}
            </Tab>
          ))}
        </TabList>
        {KINDS.map((kind) => (
          <TabPanel key={kind} value={kind}>
            {kind === filters.kind ? <Notices filters={filters} path={path} onPathChange={onPathChange} /> : null}
          </TabPanel>
        ))}
      </Tabs>
    </Stack>
  );
}

interface NoticesProps extends CentrePageProps {
  readonly filters: NoticeFilters;
}

/** One page of them. The address of a notice opens the page that holds it. */
function Notices({ filters: { input, setPage }, path, onPathChange }: NoticesProps) {
  const { t } = useTranslation("agents");
  const at = path !== "" && input.page === undefined ? { at: path } : {};
  const read = useRead("announcements.agents", { ...input, ...at }, { keepPrevious: true });
  const rows = read.data?.items ?? [];
  const open = rows.find(({ id }) => id === path);
  useMarkRead(open && !open.read ? open.id : undefined);
  const links = useTextLinks();
  const dates = useAnnouncementDates();
  const errorText = useErrorText();
  const items = rows.map(({ id, title, content, lang, timestamp, type, read: isRead }): Announcement => {
    return {
      id,
      title,
      content,
      lang,
      timestamp: new Date(timestamp),
      tag: { label: t(`notice.kind.${type}`) },
      unread: !isRead,
    };
  });
  const failed = read.isError ? "error" : "ready";
  return (
    <AnnouncementCentre
      labelHidden
      onClick={links}
      level={2}
      items={items}
      total={read.data?.total ?? 0}
      page={read.data?.page ?? 1}
      pageSize={ANNOUNCEMENT_PAGE_SIZE}
      onPageChange={setPage}
      value={path || null}
      onValueChange={(id) => onPathChange(id ?? "")}
      status={read.isPending ? "loading" : failed}
      onRetry={() => void read.refetch()}
      messages={{ errorText: errorText(read.error) }}
      dates={dates}
    />
  );
}
