import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { REDEMPTION_STATES } from "@baize/domain/rewards/points/redemption";
import { DescriptionList } from "@baize/ui/description-list";
import { EmptyState } from "@baize/ui/empty-state";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { pathOf } from "../../navigation/paths.ts";
import { ListFilters } from "../../shared/records/list-filters.tsx";
import { ServerText } from "../../shared/language/server-text.tsx";
import { MoreButton } from "../../shared/records/more-button.tsx";
import { NoResults } from "../../shared/records/no-results.tsx";
import { ReadError } from "../../shared/api/read-error.tsx";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { StateCard } from "../../shared/records/state-card.tsx";
import { SumFigures } from "../../shared/records/sum-figures.tsx";
import { useMoney } from "../../shared/money/use-money.ts";
import { useListFilters } from "../../shared/records/use-list-filters.ts";
import { usePages } from "../../shared/api/use-pages.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { useExchangeFileRows } from "./use-points-file-rows.ts";

type Exchange = OutputOf<"points.redeemList">["items"][number];

const tones = { applying: "info", approved: "positive", rejected: "warning" } as const;

/** Exchanges of points for goods, with their states. */
export default function RedeemHistoryPage() {
  const { t } = useTranslation(["points", "centre", "common"]);
  const filters = useListFilters("state", REDEMPTION_STATES);
  const list = usePages("points.redeemList", filters.input);
  const totals = list.first?.totals;
  const fileRows = useExchangeFileRows(filters.input);
  const states = REDEMPTION_STATES.map((value) => ({ value, label: t(`exchange.state.${value}`) }));
  const isEmpty = list.first !== undefined && list.rows.length === 0;
  return (
    <Stack gap={5}>
      <RecordHead title={t("centre:page.redeemHistory")} fileRows={fileRows} none={list.rows.length === 0} />
      <ListFilters filters={filters} label={t("exchange.state")} options={states} />
      <SumFigures
        sums={
          totals && totals.count > 0
            ? [
                { label: t("exchange.total.points"), of: totals.points },
                { label: t("exchange.total.amount"), of: totals.amount },
                { label: t("exchange.total.returned"), of: totals.returned },
              ]
            : undefined
        }
      />
      {list.isError ? <ReadError read={list} /> : null}
      {list.isPending ? <PartSkeleton blockSize="10rem" /> : null}
      {isEmpty && filters.count > 0 ? (
        <NoResults filters={{ ...filters, chosen: [filters.value && t(`exchange.state.${filters.value}`)] }} level={3} />
      ) : null}
      {isEmpty && filters.count === 0 ? (
        <EmptyState
          title={t("exchange.empty")}
          level={3}
          action={<Link link={<RouterLink to={pathOf("pointMall")} />}>{t("common:title.pointMall")}</Link>}
        >
          {t("lead")}
        </EmptyState>
      ) : null}
      {list.rows.length > 0 ? (
        <Stack as="ul" gap={3}>
          {list.rows.map((row) => (
            <ExchangeCard key={row.id} row={row} />
          ))}
        </Stack>
      ) : null}
      <MoreButton list={list} />
    </Stack>
  );
}

function ExchangeCard({ row }: { row: Exchange }) {
  const { t } = useTranslation("points");
  const format = useFormat();
  const money = useMoney();
  const { number, at, name, lang, unit, quantity, points, amount, state, address, phone, remark } = row;
  const quantityOf = (
    <>
      {format.number(quantity)} <ServerText lang={lang}>{unit}</ServerText>
    </>
  );
  const items = [
    { id: "number", term: t("exchange.number"), detail: <bdi>{number}</bdi> },
    { id: "time", term: t("exchange.time"), detail: format.dateTime(at) },
    { id: "kind", term: t("fact.kind"), detail: t(`kind.${row.kind}`) },
    { id: "quantity", term: t("exchange.quantity"), detail: quantityOf },
    { id: "points", term: t("fact.points"), detail: format.number(points) },
    ...(/[1-9]/.test(amount.amount) ? [{ id: "amount", term: t("fact.amount"), detail: <Money parts={money(amount)} /> }] : []),
    { id: "address", term: t("exchange.address"), detail: <bdi>{address}</bdi> },
    { id: "phone", term: t("exchange.phone"), detail: <bdi dir="ltr">{phone}</bdi> },
    ...(remark ? [{ id: "remark", term: t("exchange.remark"), detail: remark }] : []),
  ];
  return (
    <StateCard title={<ServerText lang={lang}>{name}</ServerText>} state={t(`exchange.state.${state}`)} tone={tones[state]}>
      <DescriptionList layout="lines" items={items} />
    </StateCard>
  );
}
