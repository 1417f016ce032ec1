import { useTranslation } from "react-i18next";
import { SectionHeading } from "@baize/ui/section-heading";
import { SkeletonRegion, SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { ReadError } from "../../shared/api/read-error.tsx";
import { ServerText, useServerMark } from "../../shared/language/server-text.tsx";
import { SiteText } from "../../shared/page/site-text.tsx";
import { useRead } from "../../shared/api/use-read.ts";

/** The brand's articles for agents; nothing where there are none. */
export function WhatAgentsDo() {
  const { t } = useTranslation();
  const read = useRead("help.centre", { place: "agent" });
  const serverMark = useServerMark();
  if (read.isError) return <ReadError read={read} />;
  if (!read.data) {
    return (
      <SkeletonRegion label={t("state.loading")}>
        <SkeletonText lines={6} />
      </SkeletonRegion>
    );
  }
  return (
    <Stack gap={8}>
      {read.data.sections
        .flatMap(({ articles }) => articles)
        .map(({ slug, title, content, lang }) => (
          <section key={slug} aria-labelledby={`about-${slug}`}>
            <SectionHeading titleId={`about-${slug}`} title={<ServerText lang={lang}>{title}</ServerText>} />
            <SiteText html={content} under={2} {...serverMark(lang)} />
          </section>
        ))}
    </Stack>
  );
}
