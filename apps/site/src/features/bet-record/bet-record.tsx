import { useTranslation } from "react-i18next";
import { Stack } from "@baize/ui/stack";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { usePages } from "../../shared/api/use-pages.ts";
import { useBetColumns } from "../../shared/bets/use-bet-columns.tsx";
import { BetChoices } from "../../shared/bets/bet-choices.tsx";
import { useBetFilterNames } from "../../shared/bets/use-bet-filter-names.ts";
import { useBetFilters } from "../../shared/bets/use-bet-filters.ts";
import { RecordFilterBar } from "../../shared/records/record-filter-bar.tsx";
import { useCentreQuery } from "../../shared/overlays/use-centre-query.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { BetDialog } from "./bet-dialog.tsx";
import { useBetFileRows } from "./use-bet-file-rows.ts";

/** The betting record: every wager with its stake, payout and net, and totals of the filtered rows. */
export default function BetRecord() {
  const { t } = useTranslation("records");
  const filters = useBetFilters();
  const list = usePages("bets.list", filters.input);
  const { addressOf } = useOverlay();
  const [query, change] = useCentreQuery();
  const opened = list.rows.find(({ id }) => id === query.get("bet"));
  const open = ({ id }: { readonly id: string }) =>
    addressOf("member", "personalHistoryCopy", { ...Object.fromEntries(query), bet: id });
  return (
    <Stack gap={5}>
      <RecordHead title={t("title")} fileRows={useBetFileRows(filters)} none={list.rows.length === 0} />
      <RecordFilterBar filters={filters}>
        <BetChoices filters={filters} />
      </RecordFilterBar>
      <RecordTable
        title={t("title")}
        empty={{ title: t("empty.title"), body: t("empty.body") }}
        filters={{ ...filters, chosen: useBetFilterNames(filters) }}
        columns={useBetColumns(list.first?.totals, open)}
        rowKey={({ id }) => id}
        list={list}
      />
      <BetDialog bet={opened} close={() => change({ bet: undefined })} />
    </Stack>
  );
}
