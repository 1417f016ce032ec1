import { useTranslation } from "react-i18next";
import { SectionHeading } from "@baize/ui/section-heading";
import { Skeleton } from "@baize/ui/skeleton";
import * as css from "./home-page.css.ts";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { DrawCards } from "../../shared/games/draw-cards.tsx";
import { homeReads } from "./home-reads.ts";

/** The latest draws and when the next ones come. */
export function HomeDraws() {
  const { t } = useTranslation("home");
  const draws = useRead(...homeReads.draws);
  if (draws.data?.items.length === 0) return null;
  return (
    <section aria-labelledby="draws">
      <SectionHeading titleId="draws" title={t("draws.title")} />
      <ReadPart read={draws} waiting={<Skeleton className={css.drawsRoom} />}>
        {(opened) => <DrawCards opened={opened} aria-labelledby="draws" />}
      </ReadPart>
    </section>
  );
}
