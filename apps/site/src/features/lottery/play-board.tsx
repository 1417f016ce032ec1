import { useTranslation } from "react-i18next";
import { Group } from "@baize/ui/group";
import { NumberEntry } from "@baize/ui/number-entry";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { Stack } from "@baize/ui/stack";
import { boardSets, canType, composedDigits, entryRules, typedPlaces } from "./draft.ts";
import type { PlayBoardProps } from "./play-board-props.ts";
import { OptionBoard } from "./option-board.tsx";
import { PlacesBoard } from "./places-board.tsx";
import { SetBoard } from "./set-board.tsx";
import { usePlaceLabels } from "./use-place-labels.ts";
import { usePlayNames } from "./use-play-names.ts";

/** The board of a play by how its tickets are written; numbers may be typed where there are many. */
export function PlayBoard(props: PlayBoardProps) {
  const { play, draft, readOnly, onChange } = props;
  const { t } = useTranslation("lottery");
  const names = usePlayNames();
  const placeLabel = usePlaceLabels();
  const places = Array.from({ length: typedPlaces(play) }, (_, at) => placeLabel(play, at));
  const typed = canType(play) && draft.mode === "typed";
  return (
    <Stack gap={3}>
      {canType(play) ? (
        <Group>
          <SegmentedControl
            aria-label={t("mode.label")}
            items={[
              { value: "board", label: t("mode.board") },
              { value: "typed", label: t("mode.typed") },
            ]}
            value={draft.mode}
            onValueChange={(mode) => onChange({ ...draft, mode: mode === "typed" ? "typed" : "board" })}
          />
        </Group>
      ) : null}
      {typed ? (
        <NumberEntry
          label={names.full(play)}
          description={t(places.length > 0 ? "mode.placesHint" : "mode.hint")}
          places={places.length > 0 ? places : undefined}
          rules={entryRules(play)}
          readOnly={readOnly}
          value={draft.typed}
          onValueChange={(text) => onChange({ ...draft, typed: text })}
        />
      ) : (
        <Board {...props} />
      )}
    </Stack>
  );
}

function Board(props: PlayBoardProps) {
  const { play } = props;
  if (play.entry.kind === "options") return <OptionBoard {...props} />;
  return boardSets(play) > 1 || composedDigits(play) > 0 ? <PlacesBoard {...props} /> : <SetBoard {...props} />;
}
