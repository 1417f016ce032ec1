import { useTranslation } from "react-i18next";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { NavBar, type NavBarItem } from "@baize/ui/nav-bar";
import type { OutputOf } from "@baize/api/contract/contract";
import { pathOf } from "../../navigation/paths.ts";
import { CategoryLink } from "../../shared/games/category-link.tsx";
import { categoryPath } from "../../shared/games/category-path.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { menusRead } from "../../shared/games/menus-read.ts";

type Menu = OutputOf<"games.menus">["items"][number];

/** Home, every category that has vendors, each with a menu of them, promotions and the app. */
export default function CategoryNav() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { data } = useRead(...menusRead);
  const home: NavBarItem = {
    id: "home",
    label: t("nav.home"),
    link: <RouterLink to={pathOf("home")} />,
    current: pathname === pathOf("home"),
  };
  const page = (id: "promotions" | "download", label: string): NavBarItem => ({
    id,
    label,
    link: <RouterLink to={pathOf(id)} />,
    current: pathname === pathOf(id),
  });
  const item = (menu: Menu): NavBarItem => {
    const path = categoryPath(menu.category);
    return {
      id: menu.category,
      label: menu.title,
      lang: menu.lang,
      link: <CategoryLink category={menu.category} />,
      current: pathname + search === path || (pathname === path && !path.includes("?")),
      vendors: menu.vendors.map((vendor) => ({
        id: vendor.vassalage,
        name: vendor.name,
        link: <CategoryLink category={menu.category} vassalage={vendor.vassalage} />,
      })),
      more: { label: t("nav.allProviders", { count: menu.vendors.length }), link: <CategoryLink category={menu.category} /> },
    };
  };
  const menus = data?.items.filter((menu) => menu.vendors.length > 0) ?? [];
  return (
    <NavBar
      label={t("nav.categories")}
      items={[home, ...menus.map(item), page("promotions", t("title.promotions")), page("download", t("nav.app"))]}
    />
  );
}
