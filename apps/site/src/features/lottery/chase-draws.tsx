import { useTranslation } from "react-i18next";
import { minorOf } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { DataTable, type DataTableColumn } from "@baize/ui/data-table";
import { Money } from "@baize/ui/money";
import { useMoney } from "../../shared/money/use-money.ts";
import type { Chase } from "./use-chase.ts";

interface Turn {
  /** From 1. */
  readonly number: number;
  readonly stake: Chase["stakes"][number];
  /** What the bets are multiplied with. */
  readonly multiple: bigint;
  readonly state: "bought" | "toCome" | "skipped";
}

/** The draws of a chase in their order. */
export function turnsOf({ stakes, bets, bought, state }: Pick<Chase, "stakes" | "bets" | "bought" | "state">): readonly Turn[] {
  const single = bets.reduce((sum, { stake }) => sum + minorOf(stake), 0n);
  const later = state === "running" ? "toCome" : "skipped";
  return stakes.map((stake, at) => ({
    number: at + 1,
    stake,
    multiple: single === 0n ? 0n : minorOf(stake) / single,
    state: at < bought ? "bought" : later,
  }));
}

/** What a chase stakes on each draw, and which of them it has bought. */
export function ChaseDraws({ chase }: { chase: Chase }) {
  const { t } = useTranslation("lottery");
  return (
    <DataTable
      caption={t("chase.pattern")}
      density="compact"
      columns={useColumns()}
      rows={turnsOf(chase)}
      rowKey={({ number }) => String(number)}
    />
  );
}

function useColumns(): DataTableColumn<Turn>[] {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const money = useMoney();
  return [
    { id: "number", header: t("past.draw"), rowHeader: true, cell: ({ number }) => format.number(number) },
    { id: "multiple", header: t("chases.multiple"), align: "end", cell: ({ multiple }) => format.number(multiple) },
    { id: "stake", header: t("tickets.stake"), align: "end", cell: ({ stake }) => <Money parts={money(stake)} /> },
    { id: "state", header: t("tickets.state"), cell: ({ state }) => t(`chases.draw.${state}`) },
  ];
}
