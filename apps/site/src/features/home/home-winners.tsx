import { useTranslation } from "react-i18next";
import { EmptyState } from "@baize/ui/empty-state";
import { SkeletonText } from "@baize/ui/skeleton";
import { WinnersBoard } from "@baize/ui/winners-board";
import { useFormat } from "@baize/i18n/use-format";
import { useRead } from "../../shared/use-endpoint.ts";
import { useMoney } from "../../shared/use-money.ts";

/** Today's largest wins, accounts masked. */
export function HomeWinners() {
  const { t } = useTranslation(["home", "common"]);
  const format = useFormat();
  const money = useMoney();
  const { data, dataUpdatedAt } = useRead("winners.list", { period: "day", count: 7 });
  const { data: menus } = useRead("games.menus", {}, { staleTime: 300_000 });
  const vendors = new Map(menus?.items.flatMap((menu) => menu.vendors.map((vendor) => [vendor.vassalage, vendor.name] as const)));
  const winners = (data?.items ?? []).map((winner) => ({
    id: winner.id,
    name: winner.player,
    detail: [winner.gameName, vendors.get(winner.vassalage)].filter(Boolean).join(" · "),
    prize: money(winner.amount, { whole: true }),
  }));
  return (
    <WinnersBoard
      title={t("winners.title")}
      asOf={dataUpdatedAt ? t("common:money.asOf", { time: format.time(dataUpdatedAt) }) : ""}
      winners={winners}
      empty={data ? <EmptyState title={t("winners.empty")} level="none" /> : <SkeletonText lines={7} />}
    />
  );
}
