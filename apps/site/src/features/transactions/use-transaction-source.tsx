import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DescriptionListItem } from "@baize/ui/description-list";
import { MAIN_WALLET } from "@baize/domain/payments/wallet-transfer";
import { Money } from "@baize/ui/money";
import type { OutputOf } from "@baize/api/contract/contract";
import { GameName } from "../../shared/language/game-name.tsx";
import { ServerText } from "../../shared/language/server-text.tsx";
import type { MemberPagePath } from "../../navigation/types.ts";
import { useMoney } from "../../shared/money/use-money.ts";

type Line = OutputOf<"transactions.get">;

export interface TransactionSource {
  readonly title: ReactNode;
  /** Its status, as text. */
  readonly state: string | undefined;
  readonly details: readonly DescriptionListItem[];
  /** The page of the centre with the full record. */
  readonly path: MemberPagePath;
  readonly filters: Readonly<Record<string, string>>;
  readonly link: string;
}

const anywhere = { filters: {}, state: undefined };

/** Deposit or withdrawal: amount, method and fee. */
function usePaymentSource(): (line: Line) => TransactionSource | undefined {
  const { t } = useTranslation(["transactions", "money"]);
  const money = useMoney();
  return ({ deposit, withdrawal }) => {
    const one = deposit ?? withdrawal;
    if (!one) return undefined;
    const details = [
      { id: "amount", term: t("money:amount"), detail: <Money parts={money(one.amount)} /> },
      { id: "fee", term: t("money:fee.label"), detail: <Money parts={money(one.fee)} /> },
    ];
    if (deposit)
      return {
        ...anywhere,
        title: t(`money:channel.${deposit.kind}`),
        state: t(`money:deposit.state.${deposit.state}`),
        details,
        path: `depositv2/${deposit.id}`,
        link: t("show.deposit"),
      };
    if (!withdrawal) return undefined;
    return {
      ...anywhere,
      title: <bdi>{withdrawal.account}</bdi>,
      state: t(`money:withdraw.state.${withdrawal.state}`),
      details,
      path: `withdraw/${withdrawal.id}`,
      link: t("show.withdrawal"),
    };
  };
}

/** A round of a game: its stake and payout. */
function useBetSource(): (line: Line) => TransactionSource | undefined {
  const { t } = useTranslation(["transactions", "records"]);
  const money = useMoney();
  return ({ bet }) => {
    if (!bet) return undefined;
    return {
      title: <GameName of={bet} />,
      state: t(`records:status.${bet.status}`),
      details: [
        { id: "vendor", term: t("records:column.provider"), detail: bet.vendorName },
        { id: "stake", term: t("records:column.stake"), detail: <Money parts={money(bet.stake)} /> },
        { id: "payout", term: t("records:column.payout"), detail: <Money parts={money(bet.payout)} /> },
        { id: "round", term: t("records:column.round"), detail: <bdi>{bet.roundId}</bdi> },
      ],
      path: "personalHistoryCopy",
      filters: { from: bet.day, to: bet.day },
      link: t("show.bets"),
    };
  };
}

/** What a game's provider paid without a bet. Its reason is the provider's own text. */
function useCreditSource(): (line: Line) => TransactionSource | undefined {
  const { t } = useTranslation(["transactions", "records"]);
  return ({ credit }) => {
    if (!credit) return undefined;
    return {
      title: <GameName of={credit} />,
      state: t(`credit.${credit.type}`),
      details: [
        { id: "vendor", term: t("records:column.provider"), detail: credit.vendorName },
        { id: "reason", term: t("credit.reason"), detail: <bdi>{credit.reason}</bdi> },
      ],
      path: "transactionHistory",
      filters: { type: "credit" },
      link: t("show.credit"),
    };
  };
}

/** Bonuses, rewards, and exchanges of points. */
function useGiftSource(): (line: Line) => TransactionSource | undefined {
  const { t } = useTranslation(["transactions", "rewards", "points"]);
  const money = useMoney();
  return ({ bonus, reward, exchange }) => {
    const worth = (amount: Line["amount"]) => ({
      id: "amount",
      term: t("column.amount"),
      detail: <Money parts={money(amount)} />,
    });
    if (bonus)
      return {
        ...anywhere,
        title: <ServerText lang={bonus.lang}>{bonus.title}</ServerText>,
        state: t(`rewards:bonus.state.${bonus.state}`),
        details: [worth(bonus.amount)],
        path: "bonusDetails",
        link: t("show.bonus"),
      };
    if (reward)
      return {
        ...anywhere,
        title: <ServerText lang={reward.lang}>{reward.title}</ServerText>,
        state: t(`rewards:source.${reward.source}`),
        details: [worth(reward.amount)],
        path: "rewardCenter",
        link: t("show.reward"),
      };
    if (!exchange) return undefined;
    return {
      ...anywhere,
      title: <ServerText lang={exchange.lang}>{exchange.name}</ServerText>,
      state: t(`points:exchange.state.${exchange.state}`),
      details: [
        worth(exchange.amount),
        { id: "number", term: t("points:exchange.number"), detail: <bdi>{exchange.number}</bdi> },
      ],
      path: "redeemHistory",
      link: t("show.exchange"),
    };
  };
}

/** A transfer: between two of the member's wallets, or with a member of the same agent tree. */
function useTransferSource(): (line: Line) => TransactionSource | undefined {
  const { t } = useTranslation("transactions");
  const money = useMoney();
  const walletOf = (name: string) => (name === MAIN_WALLET ? t("wallet.cash") : t("wallet.vendorNamed", { vendor: name }));
  const between = ({ from, to, state, amount }: NonNullable<Line["transfer"]>): TransactionSource => ({
    ...anywhere,
    title: t("type.transfer"),
    state: t(`transfer.${state}`),
    details: [
      { id: "from", term: t("from"), detail: walletOf(from) },
      { id: "to", term: t("to"), detail: walletOf(to) },
      { id: "amount", term: t("column.amount"), detail: <Money parts={money(amount)} /> },
    ],
    path: "transferFund",
    link: t("show.transfer"),
  });
  const withSomebody = ({ account, relation }: NonNullable<Line["member"]>): TransactionSource => ({
    ...anywhere,
    title: <bdi>{account}</bdi>,
    details: [{ id: "relation", term: t("relation"), detail: t(`relation.${relation}`) }],
    path: "transferUpline",
    link: t("show.member"),
  });
  return ({ transfer, member }) => {
    if (transfer) return between(transfer);
    return member ? withSomebody(member) : undefined;
  };
}

/** The source of a line, as text; undefined for a line that needs none. */
export function useTransactionSource(line: Line): TransactionSource | undefined {
  const payment = usePaymentSource();
  const bet = useBetSource();
  const credit = useCreditSource();
  const gift = useGiftSource();
  const transfer = useTransferSource();
  return payment(line) ?? bet(line) ?? credit(line) ?? gift(line) ?? transfer(line);
}
