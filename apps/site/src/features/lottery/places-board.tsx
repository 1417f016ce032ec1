import { useTranslation } from "react-i18next";
import { numbersBetween } from "@baize/ui/number-board";
import { useFormat } from "@baize/i18n/use-format";
import { NumberPositions } from "@baize/ui/number-board/number-positions";
import { bestOdds, writtenOdds } from "./written-odds.ts";
import { faceOf } from "./board-face.ts";
import { boardSets, composedDigits } from "./draft.ts";
import type { PlayBoardProps } from "./play-board-props.ts";
import { numbersOf, randomBelow, randomSets, takeSome } from "./random-ticket.ts";
import { usePlaceLabels } from "./use-place-labels.ts";
import { usePlayNames } from "./use-play-names.ts";
import { useQuickChoices } from "./use-quick-choices.ts";

const digits = numbersBetween(0, 9);

/** Several sets of numbers: the places of a draw, bankers and the rest, digits by how often they come, or the digits of a number. */
export function PlacesBoard({ family, play, draft, returnPpm, readOnly, onChange }: PlayBoardProps) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const names = usePlayNames();
  const labelOf = usePlaceLabels();
  const choices = useQuickChoices();
  if (play.entry.kind === "options") return null;
  const numbers = composedDigits(play) > 0 ? digits : numbersOf(play.entry);
  const places = Array.from({ length: boardSets(play) }, (_, at) => String(at));
  const odds = writtenOdds(bestOdds(play, [], returnPpm), format);
  const change = (value: Readonly<Record<string, readonly string[]>>) => {
    const sets = places.map((place) => (value[place] ?? []).toSorted());
    onChange({ ...draft, sets: play.entry.kind === "bankers" ? apart(sets, draft.sets) : sets });
  };
  return (
    <NumberPositions
      label={`${names.full(play)} · ${t("odds", { odds })}`}
      face={faceOf(family)}
      readOnly={readOnly}
      positions={places.map((id, at) => ({ id, label: labelOf(play, at), numbers }))}
      quickChoices={numbers.length > 11 ? [] : choices(numbers)}
      quickPick={(from, count) => takeSome(from, count, randomBelow)}
      count={({ picked, needed }) => t("places", { count: picked, of: needed ?? 0 })}
      value={Object.fromEntries(places.map((id, at) => [id, draft.sets[at] ?? []]))}
      // A quick pick is a whole bet of the play, which one number in each place may not be.
      onValueChange={(value, { reason }) =>
        reason === "quick-pick" ? onChange({ ...draft, sets: randomSets(play) }) : change(value)
      }
    />
  );
}

/** A number is a banker or one of the others: the place that was pressed last keeps it. */
function apart([bankers = [], others = []]: readonly (readonly string[])[], [before = []]: readonly (readonly string[])[]) {
  const added = new Set(bankers.filter((number) => !before.includes(number)));
  return [
    bankers.filter((number) => added.has(number) || !others.includes(number)),
    others.filter((number) => !added.has(number)),
  ];
}
