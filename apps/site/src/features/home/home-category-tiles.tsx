import { useTranslation } from "react-i18next";
import { CategoryTiles } from "@baize/ui/category-tiles";
import { CategoryLink } from "../../shared/games/category-link.tsx";
import { categoryIcons } from "../../shared/games/category-icons.ts";
import * as css from "./home-page.css.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { menusRead } from "../../shared/games/menus-read.ts";

/** The categories as tiles, on phones; wide windows have the bar. */
export function HomeCategoryTiles() {
  const { t } = useTranslation();
  const { data } = useRead(...menusRead);
  const tiles = (data?.items ?? [])
    .filter((menu) => menu.vendors.length > 0)
    .map((menu) => ({
      id: menu.category,
      label: menu.title,
      ...categoryIcons[menu.category],
      link: <CategoryLink category={menu.category} />,
    }));
  return <CategoryTiles className={css.categoryTiles} aria-label={t("nav.categories")} items={tiles} />;
}
