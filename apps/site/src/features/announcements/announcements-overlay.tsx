import { useTranslation } from "react-i18next";
import { AnnouncementCentre } from "@baize/ui/announcement-centre";
import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";
import type { OverlayProps } from "../../navigation/types.ts";
import { useAnnouncementDates } from "../../shared/announcements/use-announcement-dates.ts";
import { useMarkRead } from "../../shared/announcements/use-mark-read.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useTextLinks } from "../../shared/page/use-text-links.ts";
import * as css from "./announcements-overlay.css.ts";
import { NEWS_KINDS } from "./news-kinds.ts";
import { pageSize, useNews } from "./use-news.ts";
import { useNewsQuery } from "./use-news-query.ts";

/** List and text, with a tab for each kind; the address has the kind, the page and the open announcement. */
export default function AnnouncementsOverlay({ path, onPathChange }: OverlayProps) {
  const { t } = useTranslation("announcements");
  const { kind, page, setKind, setPage } = useNewsQuery();
  const { items, total, read, unread, page: shown } = useNews({ kind, page, path });
  useMarkRead(unread);
  const links = useTextLinks();
  const dates = useAnnouncementDates();
  const errorText = useErrorText();
  const failed = read.isError ? "error" : "ready";
  const centre = (
    <AnnouncementCentre
      labelHidden
      onClick={links}
      level={2}
      items={items}
      total={total}
      page={shown}
      pageSize={pageSize}
      onPageChange={setPage}
      value={path || null}
      onValueChange={(id) => onPathChange(id ?? "")}
      status={read.isPending ? "loading" : failed}
      onRetry={() => void read.refetch()}
      messages={{ errorText: errorText(read.error) }}
      dates={dates}
    />
  );
  return (
    <Tabs value={kind} onValueChange={setKind}>
      <TabList aria-label={t("kinds")}>
        {NEWS_KINDS.map((value) => (
          <Tab key={value} value={value}>
            {t(`kind.${value}`)}
          </Tab>
        ))}
      </TabList>
      {NEWS_KINDS.map((value) => (
        <TabPanel key={value} value={value} className={css.panel}>
          {value === kind ? centre : null}
        </TabPanel>
      ))}
    </Tabs>
  );
}
