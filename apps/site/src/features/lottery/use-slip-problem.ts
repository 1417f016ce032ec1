import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { mostStakeOf, priceAccepted } from "@baize/domain/lottery/price";
import { isTooLongTicket } from "@baize/domain/lottery/prize-mode";
import { minorOf } from "@baize/domain/money/amount";
import type { MoneyAmount } from "@baize/domain/money/money";
import { useFormat } from "@baize/i18n/use-format";
import type { BetLine } from "@baize/ui/bet-slip";
import { mostDraws } from "./chase-stakes.ts";
import type { ChasePattern, Slip } from "./kept-slip.ts";
import type { Buy } from "./use-buy.ts";
import type { PlayTable } from "./use-lottery-game.ts";

type SentBefore = Pick<Buy, "unanswered" | "overdue">;

/** What keeps a slip from being bought, of its own: a ticket that was not answered, limits, its length and that of its chase, the balance. */
export function useSlipProblem(
  { rules, currency, limits }: PlayTable,
  { slip, unanswered, overdue }: SentBefore & { readonly slip: Slip },
  lines: readonly BetLine[],
  balance: MoneyAmount | undefined,
) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const mosts = useMemo(
    () =>
      slip.bets.map((bet) => {
        const priced = priceAccepted(rules, { ...bet, unit: BigInt(bet.unit) });
        return priced ? mostStakeOf(rules, priced, currency) : 0n;
      }),
    [slip.bets, rules, currency],
  );
  const bets = lines.map((line, at) => ({
    multiple: slip.bets[at]?.multiple ?? 1,
    stake: line.stake ?? 0n,
    maxStake: mosts[at] ?? 0n,
  }));
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n);
  const maxTicket = minorOf(limits.maxTicket);
  const mostChased = (pattern: ChasePattern) => mostDraws(pattern, bets, { ...limits, maxTicket });
  const problem = () => {
    if (overdue) return t("sent.lookFirst", { number: overdue.issue });
    if (unanswered && unanswered.key !== slip.key) return t("sent.first", { number: unanswered.issue });
    if (slip.bets.length > limits.maxBets) return t("slip.tooMany", { count: limits.maxBets });
    if (isTooLongTicket(slip.bets)) return t("slip.tooLong");
    if (maxTicket < minorOf(limits.maxMember) && stake > maxTicket)
      return t("slip.overTicket", { amount: format.money(limits.maxTicket) });
    if (stake > minorOf(limits.maxMember)) return t("slip.overLimit", { amount: format.money(limits.maxMember) });
    const most = slip.chase ? mostChased(slip.chase.pattern) : 0;
    if (slip.chase && slip.chase.draws > most) return t("chase.most", { number: format.number(most) });
    return balance && minorOf(balance) < stake ? t("slip.short", { amount: format.money(balance) }) : undefined;
  };
  return { stake, mostChased, problem: problem() };
}
