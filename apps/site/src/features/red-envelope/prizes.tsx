import { useTranslation } from "react-i18next";
import { DataTable } from "@baize/ui/data-table";
import type { DataTableColumn } from "@baize/ui/data-table/columns";
import { EmptyState } from "@baize/ui/empty-state";
import { Money } from "@baize/ui/money";
import type { OutputOf } from "@baize/api/contract";
import { useFormat } from "@baize/i18n/use-format";
import { useMoney } from "../../shared/use-money.ts";

type Answer = OutputOf<"raffle.get">;

type Prize = NonNullable<Answer["raffle"]>["prizes"][number];
type Draw = Answer["draws"][number];

/** What may be drawn, and how likely each is. */
export function PrizesTable({ prizes }: { prizes: readonly Prize[] }) {
  const { t } = useTranslation("rewards");
  return (
    <DataTable
      caption={t("raffle.chances")}
      rows={prizes}
      rowKey={({ amount }) => amount.amount}
      columns={usePrizeColumns()}
      empty={<EmptyState title={t("raffle.none.title")} level="none" />}
    />
  );
}

function usePrizeColumns(): DataTableColumn<Prize>[] {
  const { t } = useTranslation("rewards");
  const format = useFormat();
  const money = useMoney();
  return [
    { id: "prize", header: t("raffle.prize"), rowHeader: true, cell: ({ amount }) => <Money parts={money(amount)} /> },
    {
      id: "chance",
      header: t("raffle.chance"),
      align: "end",
      cell: ({ chancePpm }) => format.percent(chancePpm / 1_000_000, 1),
    },
  ];
}

/** The member's own draws, newest first. */
export function DrawsTable({ draws }: { draws: readonly Draw[] }) {
  const { t } = useTranslation("rewards");
  return (
    <DataTable
      caption={t("raffle.mine")}
      rows={draws}
      rowKey={({ at }) => String(at)}
      columns={useDrawColumns()}
      empty={<EmptyState title={t("raffle.mineNone")} level="none" />}
    />
  );
}

function useDrawColumns(): DataTableColumn<Draw>[] {
  const { t } = useTranslation("rewards");
  const format = useFormat();
  const money = useMoney();
  return [
    { id: "time", header: t("bonus.lines.time"), rowHeader: true, cell: ({ at }) => format.dateTime(at) },
    { id: "prize", header: t("raffle.prize"), align: "end", cell: ({ amount }) => <Money parts={money(amount)} /> },
  ];
}
