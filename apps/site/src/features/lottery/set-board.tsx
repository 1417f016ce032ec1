import { useTranslation } from "react-i18next";
import { NumberBoard } from "@baize/ui/number-board";
import { useFormat } from "@baize/i18n/use-format";
import { bestOdds, writtenOdds } from "./written-odds.ts";
import { faceOf } from "./board-face.ts";
import type { PlayBoardProps } from "./play-board-props.ts";
import { numbersOf, randomBelow, randomSets, takeSome } from "./random-ticket.ts";
import { usePlayNames } from "./use-play-names.ts";
import { useQuickChoices } from "./use-quick-choices.ts";

/** How wide the board of so many numbers is. */
function columnsOf(count: number): number {
  if (count > 49) return 10;
  return count > 12 ? 7 : Math.min(count, 6);
}

/** One set of numbers, of which each line takes one or more. */
export function SetBoard({ family, play, draft, returnPpm, readOnly, onChange }: PlayBoardProps) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const names = usePlayNames();
  const choices = useQuickChoices();
  if (play.entry.kind === "options") return null;
  const numbers = numbersOf(play.entry);
  const most = play.entry.kind === "pick" ? play.entry.most : undefined;
  const odds = writtenOdds(bestOdds(play, [], returnPpm), format);
  return (
    <NumberBoard
      label={`${names.full(play)} · ${t("odds", { odds })}`}
      numbers={numbers}
      columns={columnsOf(numbers.length)}
      face={faceOf(family)}
      pick={most}
      readOnly={readOnly}
      quickChoices={choices(numbers)}
      quickPick={(from, count) => takeSome(from, count, randomBelow)}
      count={({ picked }) => t("picked", { count: picked })}
      value={draft.sets[0] ?? []}
      // A quick pick is a whole bet of the play, which a number or a full board is not.
      onValueChange={(picked, { reason }) =>
        onChange({ ...draft, sets: reason === "quick-pick" ? randomSets(play) : [picked.toSorted()] })
      }
    />
  );
}
