import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { DayCharts } from "./day-charts.tsx";
import { everyDay } from "./every-day.ts";
import { GameFiguresTable } from "./game-figures-table.tsx";
import { MoverTable } from "./mover-table.tsx";
import { useOverviewDays } from "./use-overview-days.ts";

type Trends = OutputOf<"teamReports.trends">;

/** What the figures of the chosen days are made of. Its own read, so that the figures do not wait. */
export function TeamTrends() {
  const { t } = useTranslation("agents");
  const { days, input } = useOverviewDays();
  const read = useRead("teamReports.trends", input, { keepPrevious: true });
  return (
    <Stack gap={3}>
      <Heading level={3}>{t("trends")}</Heading>
      <ReadPart read={read} waiting={<PartSkeleton blockSize="24rem" />}>
        {(trends) => <Parts trends={trends} today={days.today} />}
      </ReadPart>
    </Stack>
  );
}

function Parts({ trends, today }: { readonly trends: Trends; readonly today: string }) {
  const { t } = useTranslation("agents");
  const { days, games, movers, income, from, to } = trends;
  return (
    <Stack gap={5}>
      {days.length > 0 && from !== to ? (
        <DayCharts days={everyDay(trends)} currency={income.now.currency} today={today} />
      ) : (
        <Text tone="muted">{t(days.length > 0 ? "trends.oneDay" : "trends.none")}</Text>
      )}
      {games.length > 0 ? <GameFiguresTable games={games} from={from} to={to} /> : null}
      {movers.length > 0 ? <MoverTable movers={movers} from={from} to={to} /> : null}
    </Stack>
  );
}
