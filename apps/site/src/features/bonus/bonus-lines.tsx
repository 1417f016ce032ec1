import { useTranslation } from "react-i18next";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { GameName } from "../../shared/language/game-name.tsx";
import { PersistentModal } from "../../shared/overlays/persistent-modal.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { useMoney } from "../../shared/money/use-money.ts";
import { usePages } from "../../shared/api/use-pages.ts";
import type { Bonus } from "./types.ts";

type Line = OutputOf<"bonus.lines">["items"][number];

interface BonusLinesProps {
  /** Undefined while none is open. */
  bonus: Bonus | undefined;
  close: () => void;
}

/** The bets behind a meter: each stake, the part that counts, and their sum, which is the meter's. */
export function BonusLines({ bonus, close }: BonusLinesProps) {
  const { t } = useTranslation("rewards");
  return (
    <PersistentModal about={bonus} close={close} title={() => t("bonus.lines.title")}>
      {({ id }) => <Lines id={id} />}
    </PersistentModal>
  );
}

function Lines({ id }: { id: string }) {
  const { t } = useTranslation("rewards");
  const list = usePages("bonus.lines", { id });
  const columns = useColumns(list.first?.counted);
  return (
    <Stack gap={4}>
      <Text tone="muted">{t("bonus.lines.lead")}</Text>
      <RecordTable
        title={t("bonus.lines.title")}
        empty={{ title: t("bonus.lines.empty") }}
        columns={columns}
        rowKey={({ betId, step }) => `${betId}/${step}`}
        list={list}
        messages={{ totals: t("bonus.lines.total") }}
      />
    </Stack>
  );
}

function useColumns(counted: OutputOf<"bonus.lines">["counted"] | undefined): DataTableColumn<Line>[] {
  const { t } = useTranslation("rewards");
  const format = useFormat();
  const money = useMoney();
  return [
    { id: "game", header: t("bonus.lines.game"), rowHeader: true, priority: 1, cell: (line) => <GameName of={line} /> },
    { id: "time", header: t("bonus.lines.time"), priority: 3, cell: ({ at }) => format.dateTime(at) },
    {
      id: "valid",
      header: t("bonus.lines.valid"),
      align: "end",
      priority: 2,
      cell: ({ validBet }) => <Money parts={money(validBet)} />,
    },
    {
      id: "weight",
      header: t("bonus.lines.weight"),
      align: "end",
      priority: 2,
      cell: ({ weight }) => format.percent(weight / 100, 0),
    },
    {
      id: "counted",
      header: t("bonus.lines.counted"),
      align: "end",
      priority: 1,
      cell: (line) => <Money parts={money(line.counted)} />,
      total: counted ? <Money parts={money(counted)} /> : undefined,
    },
  ];
}
