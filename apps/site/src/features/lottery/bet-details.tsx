import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { lotteryGameOf, playIn } from "@baize/domain/lottery/games";
import { storedSelection } from "@baize/domain/lottery/read-selection";
import { useFormat } from "@baize/i18n/use-format";
import { DescriptionList } from "@baize/ui/description-list";
import { Heading } from "@baize/ui/heading";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { useMoney } from "../../shared/money/use-money.ts";
import { PickDetail } from "./pick-detail.tsx";
import { usePlayNames } from "./use-play-names.ts";

export type DetailedBet = OutputOf<"lottery.ticket">["bets"][number];

/** Bets of a ticket may be equal: each needs its own key. */
const keyAt = (bets: readonly DetailedBet[], place: number) => {
  const own = bets[place]?.bet;
  const before = bets.slice(0, place).filter(({ bet }) => bet.play === own?.play && bet.selection === own.selection);
  return `${own?.play}/${own?.selection.slice(0, 40)}/${before.length}`;
};

/** The bets of a ticket or a chase: what each is on, what it costs, and what it won once that is known. */
export function BetDetails({ gameCode, bets }: { gameCode: string; bets: readonly DetailedBet[] }) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const money = useMoney();
  const names = usePlayNames();
  const game = lotteryGameOf(gameCode);
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size="md">
        {t("detail.bets")}
      </Heading>
      <Stack gap={4}>
        {bets.map(({ bet, winningLines, prize, rebate }, place) => {
          const play = game && playIn(game, bet.play);
          return (
            <DescriptionList
              key={keyAt(bets, place)}
              layout="lines"
              items={[
                { id: "play", term: t("detail.play"), detail: play ? names.full(play) : bet.play },
                {
                  id: "pick",
                  term: t("detail.pick"),
                  detail: play ? (
                    <PickDetail play={play} selection={storedSelection(bet.selection)} />
                  ) : (
                    <bdi>{bet.selection}</bdi>
                  ),
                },
                {
                  id: "lines",
                  term: t("tickets.lines"),
                  detail: t("slip.detail", {
                    count: bet.lines,
                    unit: format.money(bet.unit),
                    multiple: format.number(bet.multiple),
                  }),
                },
                ...(winningLines === null ? [] : [{ id: "won", term: t("detail.won"), detail: format.number(winningLines) }]),
                ...(prize === null ? [] : [{ id: "prize", term: t("detail.prize"), detail: <Money parts={money(prize)} /> }]),
                ...(rebate === null || bet.rebatePpm === 0
                  ? []
                  : [{ id: "rebate", term: t("detail.rebate"), detail: <Money parts={money(rebate)} /> }]),
              ]}
            />
          );
        })}
      </Stack>
    </Stack>
  );
}
