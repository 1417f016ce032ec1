import { useTranslation } from "react-i18next";
import { Heading } from "@baize/ui/heading";
import { Group } from "@baize/ui/group";
import { Stack } from "@baize/ui/stack";
import { ReadError } from "../../shared/api/read-error.tsx";
import { usePages } from "../../shared/api/use-pages.ts";
import { AsOfDays } from "../../shared/records/as-of-days.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { useTeamColumns } from "./team-columns.tsx";
import { TeamFigures } from "./team-figures.tsx";
import { TeamTrends } from "./team-trends.tsx";
import { WaitingForMe } from "./waiting-for-me.tsx";

/** The team in figures, what waits for the agent, what the figures are made of, and who joined last. */
export default function TeamOverviewPage() {
  const { t } = useTranslation(["agents", "centre"]);
  const list = usePages("team.list", { reach: "all" });
  const columns = useTeamColumns(list.rows);
  const { size, asOf } = list.first ?? {};
  return (
    <Stack gap={5}>
      <Group justify="between">
        <Heading level={2}>{t("centre:page.agentTeamOverview")}</Heading>
        <AsOfDays at={asOf} />
      </Group>
      {list.isError ? <ReadError read={list} /> : null}
      <TeamFigures size={size ?? undefined} />
      <WaitingForMe />
      <TeamTrends />
      {list.isError ? null : (
        <Stack gap={3}>
          <Heading level={3}>{t("newest")}</Heading>
          <RecordTable
            density="compact"
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
