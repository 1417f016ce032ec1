import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { DataTable } from "@baize/ui/data-table";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Heading } from "@baize/ui/heading";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";

type Trends = OutputOf<"teamReports.trends">;
type Game = Trends["games"][number];

/** What each type of game adds to the figures; it opens to its bets. */
export function GameFiguresTable({ games, from, to }: Pick<Trends, "games" | "from" | "to">) {
  const { t } = useTranslation("agents");
  const title = t("trends.games");
  return (
    <Stack gap={3}>
      <Heading level={4}>{title}</Heading>
      <DataTable
        density="compact"
        caption={title}
        labelHidden
        rows={games}
        rowKey={({ category }) => category}
        columns={useGameColumns(from, to)}
      />
    </Stack>
  );
}

function useGameColumns(from: string, to: string): DataTableColumn<Game>[] {
  const { t } = useTranslation(["agents", "common"]);
  const format = useFormat();
  const money = useMoney();
  const { addressOf } = useOverlay();
  return [
    {
      id: "category",
      header: t("trends.gameType"),
      rowHeader: true,
      priority: 1,
      cell: ({ category }) => (
        <Link link={<RouterLink to={addressOf("agent", "teamBetting", { from, to, category })} />}>
          {t(`common:category.${category}`)}
        </Link>
      ),
    },
    { id: "bets", header: t("trends.bets"), align: "end", priority: 2, cell: ({ bets }) => format.number(bets) },
    {
      id: "validBet",
      header: t("figures.validBet"),
      align: "end",
      priority: 1,
      cell: ({ validBet }) => <Money parts={money(validBet)} />,
    },
    {
      id: "payout",
      header: t("trends.payout"),
      align: "end",
      priority: 2,
      cell: ({ payout }) => <Money parts={money(payout)} />,
    },
    {
      id: "winLoss",
      header: t("trends.winLoss"),
      align: "end",
      priority: 1,
      cell: ({ winLoss }) => <Money parts={money(winLoss, { sign: "always" })} variant="net" />,
    },
  ];
}
