import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { isCount, THRESHOLDS } from "@baize/domain/agents/contract/type";
import type { MoneyAmount } from "@baize/domain/money/money";
import { useFormat } from "@baize/i18n/use-format";
import { Alert } from "@baize/ui/alert";
import { DescriptionList } from "@baize/ui/description-list";
import { Heading } from "@baize/ui/heading";
import { Group } from "@baize/ui/group";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { AsOf } from "../../shared/page/as-of.tsx";
import { BillActions } from "./bill-actions.tsx";
import { DownloadStatement } from "./download-statement.tsx";
import { StatementLines } from "./statement-lines.tsx";
import { StatementState } from "./statement-state.tsx";
import { StatementTrail } from "./statement-trail.tsx";
import type { StatementDetail, StatementPage } from "./types.ts";
import { useIncomeTexts } from "./use-income-texts.ts";

interface StatementDetailPageProps {
  readonly page: StatementPage;
  readonly id: string;
}

/** One statement: what is paid, by whom and when, what it follows from, and its lines. */
export function StatementDetailPage({ page, id }: StatementDetailPageProps) {
  const { t } = useTranslation(["agent-income", "agents"]);
  const { windowText } = useIncomeTexts();
  const read = useRead("income.get", { id });
  return (
    <ReadPart read={read} waiting={<PartSkeleton blockSize="20rem" />}>
      {(detail) => {
        const { statement, asOf } = detail;
        return (
          <Stack gap={5}>
            <StatementTrail page={page} statement={statement} />
            <Group gap={3}>
              <Heading level={2}>{`${t(`agents:contract.type.${statement.type}`)} · ${windowText(statement)}`}</Heading>
              <StatementState statement={statement} now={asOf} />
            </Group>
            <AsOf at={asOf} />
            {statement.dispute === "" ? null : (
              <Alert tone="warning" title={t("dispute.title")}>
                <bdi>{statement.dispute}</bdi>
              </Alert>
            )}
            <BillActions page={page} statement={statement} />
            {isBelowZero(detail) ? <Alert tone="info">{t("belowZero")}</Alert> : null}
            <Details detail={detail} />
            <DownloadStatement statement={statement} />
            <StatementLines page={page} statement={statement} />
          </Stack>
        );
      }}
    </ReadPart>
  );
}

/** A salary of a day or its hours whose corrections exceed what was played: only other contracts carry that on. */
const isBelowZero = ({ statement: { type }, base }: StatementDetail): boolean =>
  (type === "daily" || type === "hourly") && Number(base.amount) < 0;

const row = (id: string, term: string, detail: ReactNode) => ({ id, term, detail });

function Details({ detail }: { readonly detail: StatementDetail }) {
  const { t } = useTranslation(["agent-income", "agents"]);
  const format = useFormat();
  const money = useMoney();
  const { otherSide } = useIncomeTexts();
  const { addressOf } = useOverlay();
  const { statement, contract, tier, base, measures, carried } = detail;
  const { way, amount, dueAt, paidAt, fromGuarantee } = statement;
  const figure = (value: MoneyAmount) => <Money parts={money(value)} />;
  const time = (id: string, term: string, at: number | null) => (at === null ? [] : [row(id, term, format.dateTime(at))]);
  const reached = THRESHOLDS.flatMap((name) => {
    if (name === "singleBet") return [];
    const value = measures[name];
    if (value === undefined) return [];
    const shown = isCount(name) || typeof value === "number" ? format.number(Number(value)) : figure(value);
    return [row(name, t(`agents:contract.measure.${name}`), shown)];
  });
  return (
    <DescriptionList
      layout="lines"
      items={[
        row("amount", t("column.amount"), figure(amount)),
        row("side", t(`side.${way}`), <bdi>{otherSide(statement)}</bdi>),
        ...time("due", t("column.due"), dueAt),
        ...time("paid", t("column.paidAt"), paidAt),
        ...(fromGuarantee === null || Number(fromGuarantee.amount) === 0
          ? []
          : [row("guarantee", t("fromGuarantee"), figure(fromGuarantee))]),
        row(
          "contract",
          t("agents:contract.column.type"),
          <Link link={<RouterLink to={addressOf("agent", `contracts/${contract.id}`)} />}>
            {t("contractVersion", { version: format.number(contract.version) })}
          </Link>,
        ),
        row("tier", t("agents:contract.tier"), tier === null ? t("noTier") : format.number(tier + 1)),
        row("base", t("base"), figure(base)),
        ...reached,
        ...(Number(carried.amount) === 0 ? [] : [row("carried", t("carried"), figure(carried))]),
      ]}
    />
  );
}
