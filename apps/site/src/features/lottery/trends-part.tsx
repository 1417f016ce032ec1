import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "@baize/i18n/use-format";
import { Group } from "@baize/ui/group";
import { NativeSelect } from "@baize/ui/native-select";
import { NumberTrends } from "@baize/ui/number-trends";
import { Road } from "@baize/ui/road";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { Stack } from "@baize/ui/stack";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import * as css from "./lottery-page.css.ts";
import { RoadTable } from "./road-table.tsx";
import { usePlayNames } from "./use-play-names.ts";

/** What a hundred draws say: how often each number came, how long it has been absent, and the road of their sums. */
export function TrendsPart({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation("lottery");
  const { locale } = useFormat();
  const { place: placeName } = usePlayNames();
  const read = useRead("lottery.trends", { gameCode, count: 100 });
  const [at, setAt] = useState("0");
  const [road, setRoad] = useState<"big" | "odd">("big");
  const nameOf = (place: number | null) => (place === null ? t("trends.tails") : placeName(String(place + 1)));
  return (
    <ReadPart read={read} waiting={<PartSkeleton blockSize="24rem" />}>
      {({ draws, places, road: course }) => {
        const shown = places[Number(at)] ?? places[0];
        const outcomes = (road === "big" ? (["big", "small"] as const) : (["odd", "even"] as const)).map((id, index) => ({
          id,
          label: t(`option.${id}`),
          sign: t(`sign.${id}`),
          tone: index === 0 ? ("negative" as const) : ("info" as const),
        }));
        const beads = course
          .map(({ issue, isBig, isOdd }) => ({
            id: issue,
            outcome: road === "big" ? (isBig ? "big" : "small") : isOdd ? "odd" : "even",
          }))
          .toReversed();
        return (
          <Stack gap={8}>
            {places.length > 1 ? (
              <Group>
                <NativeSelect
                  className={css.select}
                  label={t("trends.place")}
                  options={places.map(({ place }, index) => ({ value: String(index), label: nameOf(place) }))}
                  value={at}
                  onValueChange={setAt}
                />
              </Group>
            ) : null}
            {shown ? (
              <NumberTrends label={nameOf(shown.place)} locale={locale.tags[0] ?? "en"} draws={draws} trends={shown.numbers} />
            ) : null}
            <Stack gap={3}>
              <Group>
                <SegmentedControl
                  aria-label={t("trends.road")}
                  items={[
                    { value: "big", label: t("trends.road.big") },
                    { value: "odd", label: t("trends.road.odd") },
                  ]}
                  value={road}
                  onValueChange={(value) => setRoad(value === "odd" ? "odd" : "big")}
                />
              </Group>
              <Road aria-label={t("trends.course", { count: draws })} outcomes={outcomes} beads={beads} />
              {course.length > 0 ? <RoadTable caption={t("trends.course", { count: draws })} road={course} /> : null}
            </Stack>
          </Stack>
        );
      }}
    </ReadPart>
  );
}
