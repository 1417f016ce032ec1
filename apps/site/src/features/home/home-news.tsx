import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { SectionHeading } from "@baize/ui/section-heading";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { useFormat } from "@baize/i18n/use-format";
import { useServerMark } from "../../shared/language/server-text.tsx";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import * as css from "./home-page.css.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { homeReads } from "./home-reads.ts";

/** The three newest announcements, and the newest notice for players and of promotions; each opens in its window. */
export function HomeNews() {
  const { t } = useTranslation(["home", "common"]);
  const format = useFormat();
  const { show } = useOverlay();
  const serverMark = useServerMark();
  const { data } = useRead(...homeReads.announcements);
  const { data: notice } = useRead(...homeReads.notice);
  const newest = data?.items.slice(0, 3) ?? [];
  const known = new Set(newest.map(({ id }) => id));
  const notices = [notice?.player, notice?.promotion].flatMap((list) => list?.find(({ id }) => !known.has(id)) ?? []);
  const shown = [...newest, ...notices].toSorted((a, b) => b.timestamp - a.timestamp);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="news">
      <SectionHeading
        titleId="news"
        title={t("announcements.title")}
        action={
          <Button variant="ghost" size="sm" onClick={() => show("announcements")}>
            {t("common:action.seeAll")}
          </Button>
        }
      />
      <Stack gap={2}>
        {shown.map((item) => (
          <Button key={item.id} variant="ghost" className={css.newsItem} onClick={() => show("announcements", item.id)}>
            <Text as="span" {...serverMark(item.lang)}>
              {item.title}
            </Text>
            <Text as="span" tone="muted" size="sm" tabular>
              {format.date(item.timestamp)}
            </Text>
          </Button>
        ))}
      </Stack>
    </section>
  );
}
