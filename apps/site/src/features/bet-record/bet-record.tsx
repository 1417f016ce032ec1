import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { DataTable } from "@baize/ui/data-table";
import { EmptyState } from "@baize/ui/empty-state";
import { Inline } from "@baize/ui/inline";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { ExportButton } from "../../shared/export-button.tsx";
import { api } from "../../shared/api.ts";
import { ReadError } from "../../shared/read-error.tsx";
import { BetFilters } from "./bet-filters.tsx";
import { useBetLines } from "./use-bet-lines.ts";
import { useBetColumns } from "./bet-columns.tsx";
import { type BetFilterState, useBetFilters } from "./use-bet-filters.ts";

function useBets({ input }: BetFilterState) {
  return useInfiniteQuery({
    queryKey: ["bets.list", input],
    queryFn: ({ pageParam, signal }) =>
      api.call("bets.list", { ...input, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  });
}

/** The betting record: every wager with its stake, payout and net, and totals over all that the filters let through. */
export default function BetRecord() {
  const { t } = useTranslation(["records", "common"]);
  const filters = useBetFilters();
  const bets = useBets(filters);
  const rows = bets.data?.pages.flatMap((page) => page.items) ?? [];
  const columns = useBetColumns(bets.data?.pages[0]?.totals);
  const lines = useBetLines(filters);
  return (
    <Stack gap={5}>
      <Inline justify="between">
        <Heading level={2}>{t("title")}</Heading>
        <ExportButton name={t("title")} rows={lines} disabled={rows.length === 0} />
      </Inline>
      <BetFilters filters={filters} />
      <DataTable
        caption={t("title")}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={(bet) => bet.id}
        loading={bets.isPending}
        loadingLabel={t("common:state.loading")}
        totalsLabel={t("total.label")}
        columnsLabel={{ more: t("common:action.showMore"), fewer: t("common:action.showLess") }}
        empty={
          <EmptyState title={t("empty.title")} level="none">
            {t("empty.body")}
          </EmptyState>
        }
        error={bets.isError ? <ReadError read={bets} /> : undefined}
      />
      {bets.hasNextPage ? (
        <Button loading={bets.isFetchingNextPage} onClick={() => void bets.fetchNextPage()}>
          {bets.isFetchingNextPage ? t("common:state.loading") : t("more")}
        </Button>
      ) : null}
    </Stack>
  );
}
