import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Badge } from "@baize/ui/badge";
import { DescriptionList } from "@baize/ui/description-list";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { ticketPath } from "../../navigation/ticket-path.ts";
import { GameName } from "../../shared/language/game-name.tsx";
import { BetOutcome } from "../../shared/bets/bet-outcome.tsx";
import { Reference } from "../../shared/money/reference.tsx";
import { useCorrection } from "../../shared/bets/use-correction.ts";
import { betTones } from "../../shared/bets/use-bet-columns.tsx";
import { useMoney } from "../../shared/money/use-money.ts";
import { PersistentModal } from "../../shared/overlays/persistent-modal.tsx";

type Bet = OutputOf<"bets.list">["items"][number];

const nameOf = (bet: Bet) => <GameName of={bet} />;

/** One bet: its round with the proof of the outcome, and its money. `bet` undefined: closed. */
export function BetDialog({ bet, close }: { bet: Bet | undefined; close: () => void }) {
  return (
    <PersistentModal about={bet} close={close} title={nameOf}>
      {(kept) => <Details bet={kept} />}
    </PersistentModal>
  );
}

function Details({ bet }: { bet: Bet }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const money = useMoney();
  const correction = useCorrection()(bet);
  return (
    <Stack gap={4}>
      <Money parts={money(bet.net, { sign: "always" })} variant="net" size="xl" />
      <BetOutcome bet={bet} />
      <TicketLink bet={bet} />
      <DescriptionList
        layout="lines"
        items={[
          {
            id: "status",
            term: t("column.status"),
            detail: <Badge tone={betTones[bet.status]}>{t(`status.${bet.status}`)}</Badge>,
          },
          ...(bet.voidReason === "" ? [] : [{ id: "void", term: t("column.voidReason"), detail: <bdi>{bet.voidReason}</bdi> }]),
          ...(correction === "" ? [] : [{ id: "corrected", term: t("column.correction"), detail: correction }]),
          { id: "time", term: t("column.time"), detail: format.dateTime(bet.placedAt) },
          { id: "provider", term: t("column.provider"), detail: <bdi>{bet.vendorName}</bdi> },
          { id: "stake", term: t("column.stake"), detail: bet.isFree ? t("freeRound") : <Money parts={money(bet.stake)} /> },
          { id: "payout", term: t("column.payout"), detail: <Money parts={money(bet.payout)} /> },
          { id: "round", term: t("column.round"), detail: <Reference value={bet.roundId} /> },
        ]}
      />
    </Stack>
  );
}

/** A ticket of a lottery opens on its lottery's page, with its lines, its draw and its proof. */
function TicketLink({ bet: { id, lotteryGameCode } }: { bet: Bet }) {
  const { t } = useTranslation("records");
  if (lotteryGameCode === null) return null;
  return (
    <Link standalone link={<RouterLink to={ticketPath(lotteryGameCode, id)} />}>
      {t("ticket.open")}
    </Link>
  );
}
