import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { prizeTableOf } from "@baize/domain/lottery/games";
import type { Play } from "@baize/domain/lottery/play";
import { priceBet } from "@baize/domain/lottery/price";
import { PPM } from "@baize/domain/lottery/odds";
import { useFormat } from "@baize/i18n/use-format";
import { PrizeSlider } from "@baize/ui/prize-slider";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { TicketBar } from "@baize/ui/ticket-bar";
import { draftText } from "./draft.ts";
import { howOf } from "./how-of.ts";
import { ReplaceNotice } from "./replace-notice.tsx";
import { PlayBoard } from "./play-board.tsx";
import { randomTicket } from "./random-ticket.ts";
import type { SlipBet } from "./kept-slip.ts";
import type { TicketDraft } from "./use-ticket-draft.ts";
import type { PlayTable } from "./use-lottery-game.ts";
import { useBetHint } from "./use-bet-hint.ts";
import { bestOdds, writtenOdds } from "./written-odds.ts";

/** The rebate moves in steps of half a percent. */
const rebateStep = 5000;

interface TicketMakerProps {
  table: PlayTable;
  play: Play;
  maker: TicketDraft;
  readOnly: boolean;
  /** The ticket on the board is one of the slip that is being changed. */
  replacing: boolean;
  onMade: (bet: Omit<SlipBet, "id">) => void;
  onRandom: (bets: readonly Omit<SlipBet, "id">[]) => void;
}

/** Board and stake of one play: lines and price are counted as one picks, by the engine that settles. */
export function TicketMaker({ table, play, maker, readOnly, replacing, onMade, onRandom }: TicketMakerProps) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const { rules, currency } = table;
  const prizes = prizeTableOf(rules);
  const hintOf = useBetHint(rules, currency);
  const { draft, stake, rebatePpm } = maker;
  const returnPpm = prizes.returnPpm - rebatePpm;
  const written = useMemo(() => draftText(play, draft), [play, draft]);
  const { text } = written;
  const bet = { play: play.id, unit: stake.unit, multiple: stake.multiple ?? 0, rebatePpm };
  const priced = useMemo(
    () => priceBet(rules, { ...bet, selection: text }, currency),
    // The bet is made of these values on each render.
    // oxlint-disable-next-line react/exhaustive-deps
    [rules, currency, text, bet.play, bet.unit, bet.multiple, bet.rebatePpm],
  );
  const hint = hintOf(play, draft, priced, written);
  const lines = priced.ok ? priced.bet.lines : 0;
  const chosen = play.entry.kind === "options" ? (draft.sets[0] ?? []) : [];
  const steps = Array.from({ length: prizes.maxRebatePpm / rebateStep + 1 }, (_, at) => {
    const rebate = prizes.maxRebatePpm - at * rebateStep;
    const odds = bestOdds(play, idsOf(play), prizes.returnPpm - rebate);
    return { prize: writtenOdds(odds, format), rebate: format.percent(rebate / 1_000_000, 1) };
  });
  const best = bestOdds(play, chosen, returnPpm);
  const slipBet = (made: Pick<SlipBet, "selection" | "multiple">) => ({ ...bet, unit: String(stake.unit), ...made });
  return (
    <Stack gap={4}>
      {replacing ? <ReplaceNotice onKeep={maker.clear} /> : null}
      <Text size="sm" tone="muted" measure>
        {t(`how.${howOf(play)}`)}
      </Text>
      <PlayBoard family={rules.family} {...{ play, draft, returnPpm, readOnly }} onChange={maker.setDraft} />
      {prizes.maxRebatePpm > 0 ? (
        <PrizeSlider
          label={t("rebate.label")}
          description={t("rebate.hint")}
          steps={steps}
          disabled={readOnly}
          value={(prizes.maxRebatePpm - rebatePpm) / rebateStep}
          onValueChange={(at) => maker.setRebate(prizes.maxRebatePpm - at * rebateStep)}
        />
      ) : null}
      <TicketBar
        units={table.units}
        maxMultiple={prizes.maxMultiple}
        currency={currency}
        locale={format.locale.tags[0] ?? "en"}
        lines={lines}
        hint={hint?.text}
        invalid={hint?.invalid ?? false}
        readOnly={readOnly}
        returns={lines > 0 ? (stake.unit * BigInt(stake.multiple ?? 0) * best) / PPM : undefined}
        value={stake}
        onValueChange={maker.setStake}
        onAdd={() => {
          onMade(slipBet({ selection: text, multiple: bet.multiple }));
          maker.clear();
        }}
        onRandom={(count) =>
          onRandom(Array.from({ length: count }, () => slipBet(randomTicket(play, { rules, currency, ...stake }))))
        }
        messages={{ returns: t("pays.line"), ...(replacing && { add: t("edit.replace") }) }}
      />
    </Stack>
  );
}

const idsOf = ({ rule }: Play): readonly string[] => (rule.kind === "options" ? rule.options.map(({ id }) => id) : []);
