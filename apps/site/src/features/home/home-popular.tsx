import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { GameGrid } from "@baize/ui/game-grid";
import { Link } from "@baize/ui/link";
import { SectionHeading } from "@baize/ui/section-heading";
import { Skeleton } from "@baize/ui/skeleton";
import { useFormat } from "@baize/i18n/use-format";
import { categoryPath } from "../../shared/games/category-path.ts";
import * as css from "./home-page.css.ts";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { homeReads } from "./home-reads.ts";
import { menusRead } from "../../shared/games/menus-read.ts";
import { useGameEntries } from "../../shared/games/use-game-entries.tsx";

/** The twenty most played; the first is shown two by two. */
export function HomePopular() {
  const { t } = useTranslation(["home", "common"]);
  const format = useFormat();
  const entries = useGameEntries();
  const popular = useRead(...homeReads.popular);
  const { data: menus } = useRead(...menusRead);
  const total = menus?.items.reduce((sum, menu) => sum + menu.games, 0) ?? 0;
  const all = <RouterLink to={categoryPath("RNG")} />;
  return (
    <section aria-labelledby="popular">
      <SectionHeading
        titleId="popular"
        title={t("popular.title")}
        action={
          <Link standalone link={all}>
            {t("common:count.all", { count: total })}
          </Link>
        }
      />
      <ReadPart read={popular} waiting={<Skeleton className={css.popularRoom} />}>
        {({ items }) => (
          <GameGrid
            variant="popular"
            games={entries(items, { ranked: true })}
            all={{ figure: format.number(total), label: t("common:category.ALL"), link: all }}
          />
        )}
      </ReadPart>
    </section>
  );
}
