import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Badge } from "@baize/ui/badge";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { GameName } from "../language/game-name.tsx";
import { BetOutcome } from "./bet-outcome.tsx";
import { useMoney } from "../money/use-money.ts";

type Page = OutputOf<"bets.list">;
type Bet = Page["items"][number];

/** The tone of each state of a bet. */
export const betTones = {
  open: "info",
  won: "positive",
  lost: "neutral",
  tie: "neutral",
  void: "warning",
  refunded: "warning",
} as const;

/** A betting record's columns; `addressOf` opens one bet with the proof of its round. Totals come from the server and cover more rows than are shown. */
export function useBetColumns(
  totals: Page["totals"] | undefined,
  addressOf?: (bet: Bet) => { readonly search: string },
): DataTableColumn<Bet>[] {
  const { t } = useTranslation("records");
  const format = useFormat();
  const money = useMoney();
  return [
    {
      id: "time",
      header: t("column.time"),
      cell: (bet) => format.dateTime(bet.placedAt),
      nowrap: true,
      priority: 1,
      card: "note",
    },
    {
      id: "game",
      header: t("column.game"),
      rowHeader: true,
      priority: 1,
      cell: (bet) => (
        // One box: a card sets the parts of a value apart.
        <div>
          {addressOf ? (
            <Link
              link={<RouterLink to={addressOf(bet)} />}
              aria-label={t("open", { game: bet.gameName, time: format.dateTime(bet.placedAt) })}
            >
              <GameName of={bet} />
            </Link>
          ) : (
            <GameName of={bet} />
          )}{" "}
          <Text as="span" tone="muted" size="sm">
            {bet.vendorName}
          </Text>
          {addressOf ? null : <BetOutcome bet={bet} />}
        </div>
      ),
      total: totals ? t("total.bets", { count: totals.count }) : undefined,
    },
    {
      id: "status",
      card: "aside",
      header: t("column.status"),
      cell: (bet) => <Badge tone={betTones[bet.status]}>{t(`status.${bet.status}`)}</Badge>,
      priority: 3,
    },
    {
      id: "stake",
      card: "hidden",
      header: t("column.stake"),
      align: "end",
      priority: 2,
      cell: (bet) => <Money parts={money(bet.stake)} />,
      total: totals ? <Money parts={money(totals.stake)} /> : undefined,
    },
    {
      id: "payout",
      card: "hidden",
      header: t("column.payout"),
      align: "end",
      priority: 3,
      cell: (bet) => <Money parts={money(bet.payout)} />,
      total: totals ? <Money parts={money(totals.payout)} /> : undefined,
    },
    {
      id: "net",
      card: "figure",
      header: t("column.net"),
      align: "end",
      priority: 1,
      cell: (bet) => <Money parts={money(bet.net, { sign: "always" })} variant="net" />,
      total: totals ? <Money parts={money(totals.net, { sign: "always" })} variant="net" /> : undefined,
    },
  ];
}
