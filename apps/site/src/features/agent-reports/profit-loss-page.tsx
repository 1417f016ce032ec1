import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { accountPathOf } from "@baize/domain/agents/account-path";
import { Breadcrumb } from "@baize/ui/breadcrumb";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { CentrePageProps } from "../../navigation/types.ts";
import { usePages } from "../../shared/api/use-pages.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { DaysFilter } from "../../shared/records/days-filter.tsx";
import { daysAsFilters } from "../../shared/records/days-as-filters.ts";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { useRecordDays } from "../../shared/records/use-record-days.ts";
import { AsOfDays } from "../../shared/records/as-of-days.tsx";
import { profitLossPath, useProfitLossColumns } from "./use-profit-loss-columns.tsx";
import { useProfitLossFileRows } from "./use-profit-loss-file-rows.ts";
import { useProfitLossSort } from "./use-profit-loss-sort.ts";
import { REPORT_DAYS } from "./report-days.ts";

/** A part of an address as it was before it was written there; one that cannot be read names no account. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What each branch paid, played and was paid: a level at a time, the rows of one sum to its row above. */
export default function ProfitLossPage({ path }: CentrePageProps) {
  const { t } = useTranslation(["agent-reports", "centre", "records"]);
  const names = path === "" ? [] : path.split("/").map(decoded);
  const days = useRecordDays(REPORT_DAYS);
  const order = useProfitLossSort();
  const input = { ...days.input, ...order.input, under: names.length > 0 ? accountPathOf(names) : undefined };
  const list = usePages("teamReports.profitLoss", input);
  const title = t("centre:page.userProfitLoss");
  const columns = useProfitLossColumns({ names, days: days.days, totals: list.first?.totals });
  return (
    <Stack gap={4}>
      {names.length > 0 ? <Trail names={names} /> : null}
      <RecordHead title={title} fileRows={useProfitLossFileRows(input)} none={list.rows.length === 0} />
      <Text tone="muted" measure>
        {t("profitLoss.note")}
      </Text>
      <DaysFilter days={days} />
      <AsOfDays at={list.first?.asOf} />
      <RecordTable
        density="compact"
        title={title}
        filters={daysAsFilters(days)}
        columns={columns}
        rowKey={({ account, reach }) => `${reach} ${account}`}
        list={list}
        sort={order.sort}
        onSortChange={order.change}
      />
    </Stack>
  );
}

function Trail({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation("agent-reports");
  const { addressOf } = useOverlay();
  const crumbs = names.map((label, index) => ({
    label,
    link: <RouterLink to={addressOf("agent", profitLossPath(names.slice(0, index + 1)))} />,
  }));
  const top = { label: t("profitLoss.team"), link: <RouterLink to={addressOf("agent", "userProfitLoss")} /> };
  return <Breadcrumb wrap aria-label={t("profitLoss.trail")} crumbs={[top, ...crumbs]} />;
}
