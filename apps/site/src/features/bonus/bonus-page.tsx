import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { BONUS_STATES } from "@baize/domain/bonus/state";
import { EmptyState } from "@baize/ui/empty-state";
import { Heading } from "@baize/ui/heading";
import { Link } from "@baize/ui/link";
import { Inline } from "@baize/ui/inline";
import { Money } from "@baize/ui/money";
import { Skeleton, SkeletonRegion } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Stat, StatGroup } from "@baize/ui/stat";
import type { OutputOf } from "@baize/api/contract";
import { pathOf } from "../../routes.ts";
import { ExportButton } from "../../shared/export-button.tsx";
import { ListFilters } from "../../shared/list-filters.tsx";
import { MoreButton } from "../../shared/more-button.tsx";
import { ReadError } from "../../shared/read-error.tsx";
import { useMoney } from "../../shared/use-money.ts";
import { useListFilters } from "../../shared/use-list-filters.ts";
import { usePages } from "../../shared/use-pages.ts";
import { BonusCard } from "./bonus-card.tsx";
import { useBonusLines } from "./use-bonus-lines.ts";
import { BonusLines } from "./bonus-lines.tsx";

type Page = OutputOf<"bonus.list">;

/** Every bonus with what is left to play, and the bets behind each meter. */
export default function BonusPage() {
  const { t } = useTranslation(["rewards", "centre", "common"]);
  const filters = useListFilters("state", BONUS_STATES);
  const [explained, explain] = useState<Page["items"][number]>();
  const input = { ...filters.days.input, ...(filters.value ? { state: filters.value } : {}) };
  const list = usePages("bonus.list", input);
  const lines = useBonusLines(input);
  const states = BONUS_STATES.map((value) => ({ value, label: t(`bonus.state.${value}`) }));
  return (
    <Stack gap={5}>
      <Inline justify="between">
        <Heading level={2}>{t("centre:page.bonusDetails")}</Heading>
        <ExportButton name={t("centre:page.bonusDetails")} rows={lines} disabled={list.rows.length === 0} />
      </Inline>
      {list.first ? <Totals totals={list.first.totals} /> : null}
      <ListFilters filters={filters} label={t("bonus.filter")} options={states} />
      {list.isError ? <ReadError read={list} /> : null}
      {list.isPending ? (
        <SkeletonRegion label={t("common:state.loading")}>
          <Skeleton blockSize="12rem" />
        </SkeletonRegion>
      ) : null}
      {list.first && list.rows.length === 0 ? (
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

function Totals({ totals: { count, amount, claimed, inPlay } }: { totals: Page["totals"] }) {
  const { t } = useTranslation("rewards");
  const money = useMoney();
  return (
    <StatGroup>
      <Stat label={t("bonus.total.amount", { count })} value={<Money parts={money(amount)} />} />
      <Stat label={t("bonus.total.inPlay")} value={<Money parts={money(inPlay)} />} />
      <Stat label={t("bonus.total.claimed")} value={<Money parts={money(claimed)} />} />
    </StatGroup>
  );
}
