import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { chaseTotal } from "./chase-stakes.ts";
import type { Slip } from "./kept-slip.ts";
import type { Buy } from "./use-buy.ts";
import { useBuyError } from "./use-buy-error.ts";
import type { PlayTable } from "./use-lottery-game.ts";
import { focusPart } from "./parts-section.ts";
import { useLotteryAddress } from "./use-lottery-address.ts";
import { useSlipLines } from "./use-slip-lines.tsx";

interface SentNoticeProps {
  table: PlayTable;
  buy: Buy;
}

/** A ticket that was sent and never answered: a member who changes the slip reads so, and sends that ticket again first. */
export function SentNotice({ table, buy }: SentNoticeProps) {
  const { unanswered, overdue, sentFailure, resend, pending, forgetFailure } = buy;
  const { t } = useTranslation("lottery");
  const errorText = useBuyError(table.rules);
  const written = useWrittenStake(table);
  const failure = sentFailure && errorText(sentFailure);
  if (overdue) return <OverdueNotice slip={overdue} amount={written(overdue)} onLooked={buy.takeBack} />;
  if (unanswered) {
    const again = (
      <Button size="sm" pending={pending} onClick={() => void resend()}>
        {t("sent.again")}
      </Button>
    );
    return (
      <Unanswered slip={unanswered} actions={again}>
        {t("sent.body", { count: unanswered.bets.length, amount: written(unanswered) })} {failure}
      </Unanswered>
    );
  }
  if (!sentFailure) return null;
  return (
    <Alert tone="negative" announce="polite" title={t("sent.refused", { number: sentFailure.issue })} onDismiss={forgetFailure}>
      {failure}
    </Alert>
  );
}

interface UnansweredProps {
  slip: Slip;
  actions: ReactNode;
  children: ReactNode;
}

function Unanswered({ slip, actions, children }: UnansweredProps) {
  const { t } = useTranslation("lottery");
  return (
    <Alert tone="warning" announce="polite" title={t("sent.title", { number: slip.issue })} actions={actions}>
      {children}
    </Alert>
  );
}

interface OverdueNoticeProps {
  slip: Slip;
  amount: string;
  onLooked: () => void;
}

/** A ticket that was sent too long ago to be sent again: the member looks first whether it was bought. */
function OverdueNotice({ slip, amount, onLooked }: OverdueNoticeProps) {
  const { t } = useTranslation("lottery");
  const { change } = useLotteryAddress();
  const showTickets = () => {
    change({ part: "tickets", chaseId: undefined });
    focusPart("tickets");
  };
  return (
    <Unanswered
      slip={slip}
      actions={
        <>
          <Button size="sm" onClick={showTickets}>
            {t("part.tickets")}
          </Button>
          <Button size="sm" onClick={onLooked}>
            {t("sent.looked")}
          </Button>
        </>
      }
    >
      {t("sent.old", { count: slip.bets.length, amount })}
    </Unanswered>
  );
}

/** What a slip costs over all its draws. */
function useWrittenStake(table: PlayTable) {
  const format = useFormat();
  const linesOf = useSlipLines(table);
  const { currency } = table;
  return (slip: Slip): string => {
    const stake = linesOf(slip).reduce((sum, line) => sum + (line.stake ?? 0n), 0n);
    return format.money({ amount: formatAmount(slip.chase ? chaseTotal(slip.chase, stake) : stake, currency), currency });
  };
}
