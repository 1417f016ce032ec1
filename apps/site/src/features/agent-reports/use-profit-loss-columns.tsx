import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { OutputOf } from "@baize/api/contract/contract";
import type { ProfitLossFigure } from "@baize/domain/agents/profit-loss";
import { minorOf } from "@baize/domain/money/amount";
import type { DataTableColumn } from "@baize/ui/data-table";
import type { WrittenRange } from "@baize/ui/date-range";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { type LinePlace, useLineAddress } from "./use-line-address.ts";

type Page = OutputOf<"teamReports.profitLoss">;
export type ProfitLossRow = Page["items"][number];

/** The order of the columns. */
export const FIGURES = [
  "deposits",
  "withdrawals",
  "validBet",
  "payout",
  "winLoss",
  "rebates",
  "bonuses",
  "commission",
  "net",
] as const satisfies readonly ProfitLossFigure[];

/** The money whose lines a figure is the sum of; the other figures are of bets. */
const MONEY_OF = {
  deposits: "deposit",
  withdrawals: "withdrawal",
  rebates: "rebate",
  bonuses: "bonus",
  commission: "commission",
} as const;
const isOfMoney = (figure: ProfitLossFigure): figure is keyof typeof MONEY_OF => figure in MONEY_OF;

/** In a narrow table the first columns to stay. */
const PRIORITY: Partial<Record<ProfitLossFigure, 1 | 2>> = { net: 1, winLoss: 2, deposits: 2, withdrawals: 2 };
const SIGNED: ReadonlySet<ProfitLossFigure> = new Set(["winLoss", "commission", "net"]);

/** The page of one level. */
export const profitLossPath = (names: readonly string[]) => `userProfitLoss/${names.map(encodeURIComponent).join("/")}` as const;

interface Level {
  /** From the agent's direct downline to the account whose branches are listed. */
  readonly names: readonly string[];
  readonly days: WrittenRange;
  readonly totals: Page["totals"] | undefined;
}

/** A name opens the next level, and a figure the lines that it is the sum of. */
export function useProfitLossColumns({ names, days, totals }: Level): DataTableColumn<ProfitLossRow>[] {
  const { t } = useTranslation("agent-reports");
  const money = useMoney();
  const lines = useLineAddress(days);
  const namesOf = ({ account, reach }: ProfitLossRow) => (reach === "person" ? names : [...names, account]);
  const shown = (figure: ProfitLossFigure, amount: ProfitLossRow[ProfitLossFigure]): ReactNode => (
    <Money
      parts={money(amount, SIGNED.has(figure) ? { sign: "always" } : {})}
      variant={figure === "net" || figure === "winLoss" ? "net" : undefined}
    />
  );
  const linked = (figure: ProfitLossFigure, amount: ProfitLossRow[ProfitLossFigure], place: LinePlace): ReactNode => {
    const content = shown(figure, amount);
    if (figure === "net" || minorOf(amount) === 0n) return content;
    const to = isOfMoney(figure) ? lines.money(place, MONEY_OF[figure]) : lines.bets(place);
    return <Link link={<RouterLink to={to} />}>{content}</Link>;
  };
  return [
    {
      id: "account",
      header: t("account"),
      rowHeader: true,
      priority: 1,
      sortable: true,
      cell: (row) => <Name row={row} names={namesOf(row)} />,
    },
    ...FIGURES.map((figure) => ({
      id: figure,
      header: t(figure),
      align: "end" as const,
      sortable: true,
      priority: PRIORITY[figure] ?? (3 as const),
      cell: (row: ProfitLossRow) => linked(figure, row[figure], { names: namesOf(row), reach: row.reach }),
      total: totals ? linked(figure, totals[figure], { names, reach: "branch" }) : undefined,
    })),
  ];
}

function Name({ row, names }: { readonly row: ProfitLossRow; readonly names: readonly string[] }) {
  const { t } = useTranslation("agent-reports");
  const { addressOf } = useOverlay();
  if (row.reach === "person") return t("profitLoss.own", { account: row.account });
  if (!row.hasTeam) return <bdi>{row.account}</bdi>;
  return (
    <Link link={<RouterLink to={addressOf("agent", profitLossPath(names))} />}>
      <bdi>{row.account}</bdi>
    </Link>
  );
}
