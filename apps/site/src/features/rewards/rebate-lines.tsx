import { useTranslation } from "react-i18next";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { PersistentModal } from "../../shared/overlays/persistent-modal.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { useMoney } from "../../shared/money/use-money.ts";
import { usePages } from "../../shared/api/use-pages.ts";
import { GameName } from "../../shared/language/game-name.tsx";

export type Rebate = OutputOf<"rebates.list">["items"][number];
type Page = OutputOf<"rebates.lines">;

/** The bets that one line of a rebate was counted from; `rebate` is undefined while none is open. */
export function RebateLines({ rebate, close }: { rebate: Rebate | undefined; close: () => void }) {
  const { t } = useTranslation(["rewards", "common"]);
  return (
    <PersistentModal
      about={rebate}
      close={close}
      title={({ category }) => t("vip.lines.title", { kind: t(`common:category.${category}`) })}
    >
      {(kept) => <Lines rebate={kept} />}
    </PersistentModal>
  );
}

function Lines({ rebate: { day, category, ratePpm, amount } }: { rebate: Rebate }) {
  const { t } = useTranslation("rewards");
  const format = useFormat();
  const list = usePages("rebates.lines", { day, category });
  const columns = useColumns(list.first);
  return (
    <Stack gap={4}>
      <Text tone="muted">
        {t("vip.lines.lead", { rate: format.percent(ratePpm / 1_000_000, 2), amount: format.money(amount) })}
      </Text>
      <RecordTable
        title={t("bonus.lines.title")}
        columns={columns}
        rowKey={({ betId }) => betId}
        list={list}
        messages={{ totals: t("bonus.lines.total") }}
      />
    </Stack>
  );
}

function useColumns(first: Page | undefined): DataTableColumn<Page["items"][number]>[] {
  const { t } = useTranslation("rewards");
  const format = useFormat();
  const money = useMoney();
  return [
    { id: "game", header: t("bonus.lines.game"), rowHeader: true, priority: 1, cell: (line) => <GameName of={line} /> },
    { id: "time", header: t("bonus.lines.time"), priority: 2, cell: ({ at }) => format.dateTime(at) },
    {
      id: "stake",
      header: t("vip.lines.stake"),
      align: "end",
      priority: 3,
      cell: ({ stake }) => <Money parts={money(stake)} />,
    },
    {
      id: "valid",
      header: t("bonus.lines.valid"),
      align: "end",
      priority: 1,
      cell: ({ validBet }) => <Money parts={money(validBet)} />,
      total: first ? <Money parts={money(first.validBet)} /> : undefined,
    },
  ];
}
