import { useTranslation } from "react-i18next";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Money } from "@baize/ui/money";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { WonGame } from "../../shared/games/won-game.tsx";
import { menusRead } from "../../shared/games/menus-read.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useMoney } from "../../shared/money/use-money.ts";

type Winner = OutputOf<"winners.list">["items"][number];

/** Place, masked account, game with its vendor, when, and the prize. */
export function useWinnerColumns(winners: readonly Winner[]): DataTableColumn<Winner>[] {
  const { t } = useTranslation("winners");
  const format = useFormat();
  const money = useMoney();
  const { data: menus } = useRead(...menusRead);
  const vendors = new Map(menus?.items.flatMap((menu) => menu.vendors.map((vendor) => [vendor.vassalage, vendor.name] as const)));
  const places = new Map(winners.map(({ id }, index) => [id, index + 1]));
  return [
    {
      id: "place",
      header: t("place"),
      inlineSize: "10ch",
      card: "hidden",
      cell: ({ id }) => (
        <Text as="span" tabular>
          {format.number(places.get(id) ?? 0)}
        </Text>
      ),
    },
    { id: "player", header: t("player"), rowHeader: true, cell: ({ player }) => <bdi>{player}</bdi> },
    {
      id: "game",
      card: "note",
      header: t("game"),
      cell: (winner) => <WonGame winner={winner} vendor={vendors.get(winner.vassalage)} />,
    },
    { id: "at", header: t("at"), align: "end", priority: 2, card: "aside", cell: ({ at }) => <bdi>{format.dateTime(at)}</bdi> },
    {
      id: "prize",
      header: t("prize"),
      align: "end",
      card: "figure",
      cell: ({ amount }) => <Money parts={money(amount, { whole: true })} />,
    },
  ];
}
