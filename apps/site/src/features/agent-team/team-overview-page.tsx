import { useTranslation } from "react-i18next";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { Stat, StatGroup } from "@baize/ui/stat";
import { ReadError } from "../../shared/api/read-error.tsx";
import { usePages } from "../../shared/api/use-pages.ts";
import { AsOfDays } from "../../shared/records/as-of-days.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { useTeamColumns } from "./team-columns.tsx";
import { TeamFigures } from "./team-figures.tsx";
import { TeamTrends } from "./team-trends.tsx";
import { WaitingForMe } from "./waiting-for-me.tsx";
import { useSizeText } from "./use-size-text.ts";

/** How large the team is, what waits for the agent, and who joined last. */
export default function TeamOverviewPage() {
  const { t } = useTranslation(["agents", "centre"]);
  const sizeText = useSizeText();
  const list = usePages("team.list", { reach: "all" });
  const columns = useTeamColumns(list.rows);
  const { size, asOf } = list.first ?? {};
  return (
    <Stack gap={5}>
      <Heading level={2}>{t("centre:page.agentTeamOverview")}</Heading>
      {list.isError ? <ReadError read={list} /> : null}
      {list.isPending ? <PartSkeleton blockSize="6rem" /> : null}
      {size ? (
        <StatGroup>
          <Stat label={t("size.all")} value={sizeText(size.all)} />
          <Stat label={t("size.direct")} value={sizeText(size.direct)} />
        </StatGroup>
      ) : null}
      <AsOfDays at={asOf} />
      <TeamFigures />
      <WaitingForMe />
      <TeamTrends />
      {list.isError ? null : (
        <Stack gap={3}>
          <Heading level={3}>{t("newest")}</Heading>
          <RecordTable
            title={t("newest")}
            empty={{ title: t("empty.title"), body: t("empty.body") }}
            columns={columns}
            rowKey={({ account }) => account}
            list={list}
          />
        </Stack>
      )}
    </Stack>
  );
}
