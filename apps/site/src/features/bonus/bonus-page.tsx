import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { BONUS_STATES } from "@baize/domain/rewards/bonus/state";
import { EmptyState } from "@baize/ui/empty-state";
import { Link } from "@baize/ui/link";
import { Stack } from "@baize/ui/stack";
import type { OutputOf } from "@baize/api/contract/contract";
import { pathOf } from "../../navigation/paths.ts";
import { ListFilters } from "../../shared/records/list-filters.tsx";
import { MoreButton } from "../../shared/records/more-button.tsx";
import { NoResults } from "../../shared/records/no-results.tsx";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { SumFigures } from "../../shared/records/sum-figures.tsx";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useListFilters } from "../../shared/records/use-list-filters.ts";
import { usePages } from "../../shared/api/use-pages.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { BonusCard } from "./bonus-card.tsx";
import { useBonusFileRows } from "./use-bonus-file-rows.ts";
import { BonusLines } from "./bonus-lines.tsx";

/** Every bonus with its remaining wagering, and the bets behind each meter. */
export default function BonusPage() {
  const { t } = useTranslation(["rewards", "centre", "common"]);
  const filters = useListFilters("state", BONUS_STATES);
  const [explained, explain] = useState<OutputOf<"bonus.list">["items"][number]>();
  const list = usePages("bonus.list", filters.input);
  const totals = list.first?.totals;
  const fileRows = useBonusFileRows(filters.input);
  const states = BONUS_STATES.map((value) => ({ value, label: t(`bonus.state.${value}`) }));
  const isEmpty = list.first !== undefined && list.rows.length === 0;
  return (
    <Stack gap={5}>
      <RecordHead title={t("centre:page.bonusDetails")} fileRows={fileRows} none={list.rows.length === 0} />
      <SumFigures
        sums={
          totals
            ? [
                { label: t("bonus.total.amount", { count: totals.count }), of: totals.amount },
                { label: t("bonus.total.inPlay"), of: totals.inPlay },
                { label: t("bonus.total.claimed"), of: totals.claimed },
              ]
            : undefined
        }
      />
      <ListFilters filters={filters} label={t("bonus.filter")} options={states} />
      {list.isError ? <ReadError read={list} /> : null}
      {list.isPending ? <PartSkeleton blockSize="12rem" /> : null}
      {isEmpty && filters.count > 0 ? (
        <NoResults filters={{ ...filters, chosen: [filters.value && t(`bonus.state.${filters.value}`)] }} level={3} />
      ) : null}
      {isEmpty && filters.count === 0 ? (
        <EmptyState
          title={t("bonus.empty.title")}
          level={3}
          action={<Link link={<RouterLink to={pathOf("promotions")} />}>{t("common:title.promotions")}</Link>}
        >
          {t("bonus.empty.body")}
        </EmptyState>
      ) : null}
      {list.rows.length > 0 ? (
        <Stack as="ul" gap={4}>
          {list.rows.map((bonus) => (
            <BonusCard key={bonus.id} bonus={bonus} explain={() => explain(bonus)} />
          ))}
        </Stack>
      ) : null}
      <MoreButton list={list} />
      <BonusLines bonus={explained} close={() => explain(undefined)} />
    </Stack>
  );
}
