import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { DataTable, type DataTableColumn } from "@baize/ui/data-table";
import { EmptyState } from "@baize/ui/empty-state";
import { Link } from "@baize/ui/link";
import { useFormat } from "@baize/i18n/use-format";
import type { OutputOf } from "@baize/api/contract/contract";
import { ReadError } from "../../shared/api/read-error.tsx";
import { DrawResult } from "./draw-result.tsx";
import type { LotteryGame } from "./lottery-kind.ts";
import { NoResult } from "./no-result.tsx";
import { useHistory } from "./use-history.ts";
import { useLotteryAddress } from "./use-lottery-address.ts";

export type PastDraw = OutputOf<"lottery.past">["items"][number];

/** The last hundred draws of one lottery; each opens with all its numbers and its proof. */
export function PastDraws({ game }: { game: LotteryGame }) {
  const { t } = useTranslation("lottery");
  const read = useHistory(game.gameCode);
  const columns = useColumns(game);
  return (
    <DataTable
      caption={t("past.title")}
      labelHidden
      virtualized
      maxBlockSize="480px"
      columns={columns}
      rows={read.data?.items ?? []}
      rowKey={({ issue }) => issue}
      loading={read.isPending}
      empty={<EmptyState title={t("past.empty")} level="none" />}
      error={read.isError ? <ReadError read={read} /> : undefined}
    />
  );
}

function useColumns({ family }: LotteryGame): DataTableColumn<PastDraw>[] {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const { addressWith } = useLotteryAddress();
  return [
    {
      id: "issue",
      header: t("past.draw"),
      rowHeader: true,
      cell: ({ issue }) => (
        <Link
          link={<RouterLink to={addressWith({ draw: issue })} replace preventScrollReset />}
          aria-label={t("past.open", { number: issue })}
        >
          <bdi>{issue}</bdi>
        </Link>
      ),
    },
    { id: "at", header: t("past.time"), cell: ({ drawsAt }) => format.dateTime(drawsAt) },
    {
      id: "numbers",
      header: t("past.numbers"),
      cell: (draw) =>
        draw.numbers.length > 0 ? (
          <DrawResult family={family} draw={draw} label={t("past.numbers")} size="sm" />
        ) : (
          <NoResult draw={draw} />
        ),
    },
  ];
}
