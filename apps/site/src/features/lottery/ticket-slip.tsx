import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { minorOf } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { BetSlipDock } from "@baize/ui/bet-slip/bet-slip-dock";
import type { FocusTarget } from "@baize/ui/modal";
import { Stack } from "@baize/ui/stack";
import { useMinimumAge } from "../../shared/brand/use-minimum-age.ts";
import { useLaunchBy } from "../../shared/games/use-launch-by.ts";
import { useBalance } from "../../shared/money/use-balance.ts";
import { loginOver, overPage } from "../../shared/overlays/overlay-address.ts";
import { chaseTotal } from "./chase-stakes.ts";
import { ChaseFields } from "./chase-fields.tsx";
import { DrawNotice } from "./draw-notice.tsx";
import * as css from "./lottery-page.css.ts";
import type { Buy } from "./use-buy.ts";
import { useBuyError } from "./use-buy-error.ts";
import type { PlayTable } from "./use-lottery-game.ts";
import type { GameSlip } from "./use-slip.ts";
import { useSlipProblem } from "./use-slip-problem.ts";
import { useSlipLines } from "./use-slip-lines.tsx";

interface TicketSlipProps {
  table: PlayTable;
  slip: GameSlip;
  buy: Buy;
  onEdit: (id: string) => void;
  /** The board, which gets the focus when the sheet of a phone has lost its last ticket. */
  board: FocusTarget;
}

/** The chosen bets, what they cost against balance and limits, and the one button that buys them. */
export function TicketSlip({ table, slip: held, buy, onEdit, board }: TicketSlipProps) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const page = useLocation();
  const navigate = useNavigate();
  const { signedIn, demo } = useLaunchBy();
  const { slip, remove, setChase, setIssue } = held;
  const { currency, limits, open } = table;
  const errorText = useBuyError(table.rules);
  const lines = useSlipLines(table)(slip);
  const balance = useBalance().data?.sumBalance;
  const { stake, mostChased, problem } = useSlipProblem(table, { ...buy, slip }, lines, balance);
  const total = slip.chase ? chaseTotal(slip.chase, stake) : stake;
  const limit = { limit: format.money(limits.maxTicket), age: useMinimumAge() };
  const moved = slip.bets.length > 0 && slip.issue !== open?.issue;
  const place = async () => {
    if (!signedIn) void navigate(loginOver(page, `${page.pathname}${page.search}`));
    else if (demo) void navigate(overPage(page, "realAccount"));
    else await buy.place(slip);
  };
  const failure = buy.failure && !moved ? errorText(buy.failure) : undefined;
  const receipt = useReceipt(buy.bought, currency);
  return (
    <BetSlipDock
      className={css.slip}
      lines={lines}
      currency={currency}
      locale={format.locale.tags[0] ?? "en"}
      messages={{
        emptyText: t("slip.empty"),
        title: t("slip.title"),
        possibleReturn: t("pays.lines"),
        ...receipt.texts,
      }}
      onStakeChange={() => undefined}
      onRemove={remove}
      onEdit={onEdit}
      fallbackFocus={board}
      extras={
        <Stack gap={4}>
          <DrawNotice table={table} issue={slip.issue} onTake={setIssue} />
          <ChaseFields chase={slip.chase} mostDraws={mostChased} onChange={setChase} />
        </Stack>
      }
      total={slip.chase ? total : undefined}
      blocked={moved || problem !== undefined}
      error={failure ?? problem}
      note={balance ? t("slip.note", { balance: format.money(balance), ...limit }) : t("slip.limit", limit)}
      onPlace={place}
      {...receipt.props}
      onDone={buy.forget}
    />
  );
}

/** The receipt of the ticket or the chase that was bought. A chase has taken the stake of the open draw alone. */
function useReceipt(bought: Buy["bought"], currency: string) {
  const { t } = useTranslation("lottery");
  if (!bought) return {};
  if (bought.kind === "ticket") {
    const { id, stake } = bought.ticket;
    return { props: { receipt: { title: t("receipt.ticket"), reference: id, stake: minorOf(stake) } } };
  }
  const { id, staked } = bought.chase;
  const receipt = { title: t("receipt.chase"), reference: id, stake: minorOf({ ...staked, currency }) };
  return { props: { receipt }, texts: { totalStake: t("chases.staked") } };
}
