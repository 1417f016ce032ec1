import { useTranslation } from "react-i18next";
import { DrawCard } from "@baize/ui/draw-card";
import { DrawList } from "@baize/ui/draw-card/draw-list";
import { SectionHeading } from "@baize/ui/section-heading";
import { Skeleton } from "@baize/ui/skeleton";
import { useQueryClient } from "@tanstack/react-query";
import * as css from "./home-page.css.ts";
import { makeStale } from "../../shared/api/make-stale.ts";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { DrawLink } from "../../shared/games/draw-link.tsx";
import { homeReads } from "./home-reads.ts";

/** The latest draws and when the next ones come. */
export function HomeDraws() {
  const { t } = useTranslation("home");
  const client = useQueryClient();
  const draws = useRead(...homeReads.draws);
  if (draws.data?.items.length === 0) return null;
  const refresh = () => void makeStale(client, ["draws.opened"]);
  return (
    <section aria-labelledby="draws">
      <SectionHeading titleId="draws" title={t("draws.title")} />
      <ReadPart read={draws} waiting={<Skeleton className={css.drawsRoom} />}>
        {({ items }) => (
          <DrawList tabIndex={0} aria-labelledby="draws">
            {items.map((draw) => (
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
        )}
      </ReadPart>
    </section>
  );
}
