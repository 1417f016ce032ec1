import { useTranslation } from "react-i18next";
import { DataTable } from "@baize/ui/data-table";
import { Grid } from "@baize/ui/grid";
import { SectionHeading } from "@baize/ui/section-heading";
import { Skeleton } from "@baize/ui/skeleton";
import { ReadError } from "../../shared/api/read-error.tsx";
import { SiteText } from "../../shared/page/site-text.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useEarningColumns } from "./use-earning-columns.tsx";

/** How many points each kind of play earns, and the rules of the mall. */
export function EarningTable() {
  const { t } = useTranslation("points");
  const columns = useEarningColumns();
  const read = useRead("points.config", {});
  if (read.isError) return <ReadError read={read} />;
  if (!read.data) return <Skeleton blockSize="20rem" />;
  return (
    <Grid layout="halves">
      <section aria-labelledby="earning">
        <SectionHeading titleId="earning" title={t("earning.title")} />
        <DataTable
          caption={t("earning.title")}
          labelHidden
          rows={read.data.earning}
          rowKey={({ type }) => type}
          columns={columns}
        />
      </section>
      {read.data.rules.map(({ slug, title, content }) => (
        <section key={slug} aria-labelledby={`rules-${slug}`}>
          <SectionHeading titleId={`rules-${slug}`} title={title} />
          <SiteText html={content} under={2} />
        </section>
      ))}
    </Grid>
  );
}
