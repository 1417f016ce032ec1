import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { type LotteryGame, lotteryGameOf, playIn } from "@baize/domain/lottery/games";
import { storedSelection } from "@baize/domain/lottery/read-selection";
import { type Hit, hitsOf } from "@baize/domain/lottery/wins";
import { useFormat } from "@baize/i18n/use-format";
import { Badge } from "@baize/ui/badge";
import { DescriptionList } from "@baize/ui/description-list";
import { Heading } from "@baize/ui/heading";
import { Modal } from "@baize/ui/modal";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { GameName } from "../../shared/language/game-name.tsx";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { BetDetails } from "./bet-details.tsx";
import { WholeResult } from "./draw-result.tsx";
import { stateTone } from "./my-tickets.tsx";
import { NoResult } from "./no-result.tsx";
import { TicketProof } from "./ticket-proof.tsx";
import { useLotteryAddress } from "./use-lottery-address.ts";

type Detail = OutputOf<"lottery.ticket">;

/** One ticket in a window, named in the address: its bets, its draw, and the proof that it was in it. */
export function TicketDetail({ id }: { id: string }) {
  const { t } = useTranslation("lottery");
  const { change } = useLotteryAddress();
  const read = useRead("lottery.ticket", { id }, { enabled: id !== "" });
  return (
    <Modal open={id !== ""} onOpenChange={(open) => !open && change({ ticket: undefined })} title={t("detail.title")} size="lg">
      <ReadPart read={read} waiting={<PartSkeleton blockSize="24rem" />}>
        {(detail) => <Content detail={detail} />}
      </ReadPart>
    </Modal>
  );
}

function Content({ detail }: { detail: Detail }) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const money = useMoney();
  const { ticket, bets, draw } = detail;
  const game = lotteryGameOf(ticket.gameCode);
  return (
    <Stack gap={6}>
      <DescriptionList
        layout="lines"
        items={[
          { id: "game", term: t("chases.game"), detail: <GameName of={ticket} /> },
          { id: "draw", term: t("past.draw"), detail: <bdi>{ticket.issue}</bdi> },
          { id: "drawsAt", term: t("detail.drawsAt"), detail: format.dateTime(ticket.drawsAt) },
          { id: "at", term: t("detail.at"), detail: format.dateTime(ticket.at) },
          { id: "stake", term: t("tickets.stake"), detail: <Money parts={money(ticket.stake)} /> },
          { id: "payout", term: t("tickets.payout"), detail: <Money parts={money(ticket.payout)} /> },
          {
            id: "state",
            term: t("tickets.state"),
            detail: <Badge tone={stateTone[ticket.state]}>{t(`ticket.${ticket.state}`)}</Badge>,
          },
        ]}
      />
      <BetDetails gameCode={ticket.gameCode} bets={bets} />
      <Stack as="section" gap={2}>
        <Heading level={3} size="md">
          {t("detail.result")}
        </Heading>
        {game && draw.numbers.length > 0 ? (
          <WholeResult family={game.family} draw={draw} label={t("detail.result")} hits={hitsIn(game, detail)} />
        ) : (
          <NoResult draw={draw} />
        )}
      </Stack>
      <TicketProof detail={detail} />
    </Stack>
  );
}

/** Where the numbers of all bets came, each among the prizes that its play looks at. */
const hitsIn = (game: LotteryGame, { bets, draw }: Detail): readonly Hit[] =>
  bets.flatMap(({ bet }) => {
    const play = playIn(game, bet.play);
    return play ? hitsOf(play, storedSelection(bet.selection), draw.numbers) : [];
  });
