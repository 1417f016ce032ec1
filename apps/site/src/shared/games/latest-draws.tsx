import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DrawCard } from "@baize/ui/draw-card";
import { DrawList } from "@baize/ui/draw-card/draw-list";
import { Skeleton } from "@baize/ui/skeleton";
import type { OutputOf } from "@baize/api/contract/contract";
import { makeStale } from "../api/make-stale.ts";
import { useRead } from "../api/use-read.ts";
import { DrawLink } from "./draw-link.tsx";

export type Draw = OutputOf<"draws.opened">["items"][number];

/** The last draw of each lottery and the time to its next, as a row of links. */
export function LatestDraws() {
  const { t } = useTranslation("home");
  const client = useQueryClient();
  const { data } = useRead("draws.opened", { count: 20 });
  const refresh = () => void makeStale(client, ["draws.opened"]);
  if (!data) return <Skeleton blockSize="140px" />;
  if (data.items.length === 0) return null;
  return (
    <DrawList aria-label={t("draws.title")} tabIndex={0}>
      {data.items.map((draw) => (
        <DrawCard
          key={draw.gameId}
          name={draw.gameName}
          issue={t("draws.number", { number: draw.issue })}
          numbers={[...draw.numbers, ...draw.bonusNumbers]}
          nextLabel={t("draws.next")}
          nextAt={draw.nextDrawAt ?? draw.drawnAt}
          onEnd={refresh}
          link={<DrawLink code={draw.gameCode} />}
        />
      ))}
    </DrawList>
  );
}
