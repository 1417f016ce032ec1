import { useTranslation } from "react-i18next";
import { EmptyState } from "@baize/ui/empty-state";
import { SkeletonText } from "@baize/ui/skeleton";
import { WinnersBoard } from "@baize/ui/winners-board";
import { useFormat } from "@baize/i18n/use-format";
import { WonGame } from "../../shared/games/won-game.tsx";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { homeReads } from "./home-reads.ts";
import { menusRead } from "../../shared/games/menus-read.ts";
import { useMoney } from "../../shared/money/use-money.ts";

/** Today's largest wins, accounts masked. */
export function HomeWinners() {
  const { t } = useTranslation(["home", "common"]);
  const format = useFormat();
  const money = useMoney();
  const read = useRead(...homeReads.winners);
  const { data, dataUpdatedAt } = read;
  const { data: menus } = useRead(...menusRead);
  const vendors = new Map(menus?.items.flatMap((menu) => menu.vendors.map((vendor) => [vendor.vassalage, vendor.name] as const)));
  const winners = (data?.items ?? []).map((winner) => ({
    id: winner.id,
    name: winner.player,
    detail: <WonGame winner={winner} vendor={vendors.get(winner.vassalage)} />,
    prize: money(winner.amount, { whole: true }),
  }));
  const asOf = dataUpdatedAt ? t("common:money.asOf", { time: format.time(dataUpdatedAt) }) : "";
  return (
    <WinnersBoard
      title={t("winners.title")}
      asOf={[data?.demonstration && t("common:winners.demonstration"), asOf].filter(Boolean).join(" · ")}
      winners={winners}
      empty={
        <ReadPart read={read} waiting={<SkeletonText lines={7} />}>
          {() => <EmptyState title={t("winners.empty")} level="none" />}
        </ReadPart>
      }
    />
  );
}
