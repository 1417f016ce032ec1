import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { CATEGORIES, isCategory } from "@baize/domain/gaming/game/category";
import { categoryOfPath, categoryPath, isTab } from "../../shared/games/category-path.ts";
import { LobbyPage } from "./lobby-page.tsx";

/** The lobby of the address's category: by its own path, or by `/rng?page=CRASH`, a tab. */
export default function CategoryLobby() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const named = params.get("page");
  const own = categoryOfPath(pathname);
  const tab = isCategory(named) ? named : CATEGORIES.find(isTab);
  const category = own ?? tab ?? "RNG";
  const categories = useMemo(() => [category] as const, [category]);
  if (!own && (!isTab(category) || named !== category)) return <Navigate to={categoryPath(category)} replace />;
  return <LobbyPage key={category} categories={categories} title={t(`category.${category}`)} tab={own ? undefined : category} />;
}
