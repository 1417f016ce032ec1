import { useTranslation } from "react-i18next";
import type { Play } from "@baize/domain/lottery/play";
import { NumberBoard, type NumberGroup } from "@baize/ui/number-board";
import { useFormat } from "@baize/i18n/use-format";
import { optionOdds } from "./written-odds.ts";
import type { PlayBoardProps } from "./play-board-props.ts";
import { randomBelow, takeSome } from "./random-ticket.ts";
import { usePlayNames } from "./use-play-names.ts";

const idsOf = ({ rule }: Play): readonly string[] => (rule.kind === "options" ? rule.options.map(({ id }) => id) : []);

/** Options of single places, `3-big`, by place. */
function byPlace(ids: readonly string[], placeName: (number: string) => string): readonly NumberGroup[] | undefined {
  const places = [...new Set(ids.map((id) => /^(\d+)-[a-z]/.exec(id)?.[1]))];
  if (places.includes(undefined) || places.length === 0) return undefined;
  return places.map((place = "") => ({
    id: place,
    label: placeName(place),
    numbers: ids.filter((id) => id.startsWith(`${place}-`)),
  }));
}

/** As many columns as leave no word alone in its row. */
function columnsOf(count: number): number {
  if (count <= 5) return count;
  return count % 5 === 0 || count > 16 ? 5 : 4;
}

/** Options with what each pays: sums, big and small, colours, duels. */
export function OptionBoard({ play, draft, returnPpm, readOnly, onChange }: PlayBoardProps) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const names = usePlayNames();
  const ids = idsOf(play);
  const groups = byPlace(ids, names.place);
  const short = (id: string) => (groups ? names.option(id.replace(/^\d+-/, "")) : names.option(id));
  return (
    <NumberBoard
      label={names.full(play)}
      numbers={ids}
      groups={groups}
      columns={groups ? (groups[0]?.numbers.length ?? 2) : columnsOf(ids.length)}
      names={Object.fromEntries(ids.map((id) => [id, short(id)]))}
      odds={optionOdds(play, returnPpm, format)}
      readOnly={readOnly}
      quickPick={(from, count) => takeSome(from, Math.max(count, 1), randomBelow)}
      count={({ picked }) => t("picked", { count: picked })}
      value={draft.sets[0] ?? []}
      onValueChange={(picked) => onChange({ ...draft, sets: [ids.filter((id) => picked.includes(id))] })}
    />
  );
}
