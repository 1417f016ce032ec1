import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { usePages, wholeList } from "../../shared/api/use-pages.ts";
import type { FileRows } from "../../shared/records/csv.ts";
import { useBetColumns } from "../../shared/bets/use-bet-columns.tsx";
import { useBetFileColumns } from "../../shared/bets/use-bet-file-columns.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { AsOfDays } from "../../shared/records/as-of-days.tsx";
import { usePersonColumns } from "./person-columns.tsx";
import { TeamBetFields } from "./team-bet-fields.tsx";
import { useTeamBetFilterNames } from "./use-team-bet-filter-names.ts";
import { type TeamBetFilters, useTeamBetFilters } from "./use-team-bet-filters.ts";

type Page = OutputOf<"teamReports.bets">;
type TeamBet = Page["items"][number];

/** Every wager of the team, with totals of the filtered rows. */
export default function TeamBettingPage() {
  const { t } = useTranslation(["agent-reports", "centre", "records"]);
  const filters = useTeamBetFilters();
  const list = usePages("teamReports.bets", filters.input);
  const title = t("centre:page.teamBetting");
  return (
    <Stack gap={4}>
      <RecordHead title={title} fileRows={useFileRows(filters)} none={list.rows.length === 0} />
      <Text tone="muted" measure>
        {t("bets.note")}
      </Text>
      <TeamBetFields filters={filters} />
      <AsOfDays at={list.first?.asOf} />
      <RecordTable
        density="compact"
        title={title}
        filters={{ ...filters, days: filters.bets.days, chosen: useTeamBetFilterNames(filters) }}
        columns={useColumns(list.first?.totals)}
        rowKey={({ id }) => id}
        list={list}
      />
    </Stack>
  );
}

function useColumns(totals: Page["totals"] | undefined): DataTableColumn<TeamBet>[] {
  const { t } = useTranslation("agent-reports");
  const money = useMoney();
  const person = usePersonColumns();
  const bets = useBetColumns(totals).map((column) => ({ ...column, rowHeader: false }));
  const valid: DataTableColumn<TeamBet> = {
    id: "valid",
    header: t("validBet"),
    align: "end",
    priority: 3,
    cell: ({ validBet }) => <Money parts={money(validBet)} />,
    total: totals ? <Money parts={money(totals.validBet)} /> : undefined,
  };
  return [...person, ...bets, valid];
}

/** All filtered bets as rows of a file. */
function useFileRows({ input }: TeamBetFilters): () => FileRows {
  const { t } = useTranslation("agent-reports");
  return wholeList("teamReports.bets", input, [
    [t("account"), ({ account }: TeamBet) => account],
    [t("level"), ({ level }: TeamBet) => String(level)],
    ...useBetFileColumns(),
    [t("validBet"), ({ validBet }: TeamBet) => validBet.amount],
  ]);
}
