import { useTranslation } from "react-i18next";
import { DataTable } from "@baize/ui/data-table";
import type { DataTableColumn } from "@baize/ui/data-table";
import { EmptyState } from "@baize/ui/empty-state";
import { Money } from "@baize/ui/money";
import { SectionHeading } from "@baize/ui/section-heading";
import { Stack } from "@baize/ui/stack";
import { Switch } from "@baize/ui/switch";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useMoney } from "../../shared/money/use-money.ts";

type Row = OutputOf<"leaderboard.get">["items"][number];

/** The week's leaders by valid bets; only names of members who agreed, masked. */
export function Leaderboard() {
  const { t } = useTranslation("club");
  const format = useFormat();
  const read = useRead("leaderboard.get", {});
  const change = useChange("board.set");
  return (
    <section aria-labelledby="leaderboard">
      <Stack gap={4}>
        <SectionHeading level={3} titleId="leaderboard" title={t("board.title")} />
        {read.data ? <Text tone="muted">{t("board.until", { date: format.dateTime(read.data.endsAt) })}</Text> : null}
        <Switch
          label={t("board.show")}
          description={t("board.showHint")}
          checked={read.data?.shown ?? false}
          disabled={!read.data || change.isPending}
          onCheckedChange={(shown) => change.mutate({ input: { shown } })}
        />
        <DataTable
          caption={t("board.title")}
          labelHidden
          columns={useColumns()}
          rows={read.data?.items ?? []}
          rowKey={({ rank }) => String(rank)}
          loading={read.isPending}
          empty={<EmptyState title={t("board.empty")} level="none" />}
          error={read.isError ? <ReadError read={read} /> : undefined}
        />
      </Stack>
    </section>
  );
}

function useColumns(): DataTableColumn<Row>[] {
  const { t } = useTranslation("club");
  const format = useFormat();
  const money = useMoney();
  return [
    { id: "rank", header: t("board.rank"), cell: ({ rank }) => format.number(rank) },
    {
      id: "player",
      header: t("board.player"),
      rowHeader: true,
      cell: ({ player, own }) => <bdi>{own ? t("board.you") : (player ?? t("board.hidden"))}</bdi>,
    },
    { id: "bets", header: t("board.bets"), align: "end", cell: ({ validBets }) => <Money parts={money(validBets)} /> },
  ];
}
