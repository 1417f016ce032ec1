import { useDeferredValue, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Accordion, AccordionItem } from "@baize/ui/accordion";
import { Button } from "@baize/ui/button";
import { EmptyState } from "@baize/ui/empty-state";
import { PrintedBox } from "@baize/ui/printed-box";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { findArticles } from "./find-articles.ts";
import type { HelpQuery } from "./use-help-query.ts";
import { ServerText, useServerMark } from "../../shared/language/server-text.tsx";
import { SiteText } from "../../shared/page/site-text.tsx";

interface HelpArticlesProps {
  sections: OutputOf<"help.centre">["sections"];
  query: HelpQuery;
}

/** The articles by subject, or those that match the search; the address names the open one. */
export function HelpArticles({ sections, query }: HelpArticlesProps) {
  const { t } = useTranslation("help");
  const serverMark = useServerMark();
  const format = useFormat();
  const search = useDeferredValue(query.search);
  const found = findArticles(sections, search);
  useArticleInView(query.article);
  if (found.length === 0) return <Nothing search={search} onClear={() => query.setSearch("")} />;
  return found.map(({ title, lang: heading, articles }) => (
    <PrintedBox key={title} legend={<ServerText lang={heading}>{title}</ServerText>} count={format.number(articles.length)}>
      <Accordion level={3} value={query.article} onValueChange={query.setArticle}>
        {articles.map(({ slug, title: question, content, lang, updatedAt }) => (
          <AccordionItem key={slug} id={`article-${slug}`} value={slug} title={<ServerText lang={lang}>{question}</ServerText>}>
            <Stack gap={3}>
              <SiteText html={content} under={3} {...serverMark(lang)} />
              <Text size="sm" tone="muted">
                {t("centre.updated", { date: format.date(updatedAt) })}
              </Text>
            </Stack>
          </AccordionItem>
        ))}
      </Accordion>
    </PrintedBox>
  ));
}

/** Scrolls a linked article into view, once. */
function useArticleInView(slug: string): void {
  const asked = useRef(slug);
  useEffect(() => {
    if (asked.current) document.getElementById(`article-${asked.current}`)?.scrollIntoView({ block: "center" });
    asked.current = "";
  }, []);
}

function Nothing({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation("help");
  if (!search) return <EmptyState title={t("centre.empty")} />;
  return (
    <EmptyState title={t("centre.none.title", { search })} action={<Button onClick={onClear}>{t("centre.clear")}</Button>}>
      {t("centre.none.body")}
    </EmptyState>
  );
}
