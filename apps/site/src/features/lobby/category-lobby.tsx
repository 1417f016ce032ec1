import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { isCategory } from "@baize/domain/game/category";
import { categoryOfPath, categoryPath } from "../../shared/category-path.ts";
import { LobbyPage } from "./lobby-page.tsx";

/** The lobby of the category that the address names: by its own path, or by `/rng?page=CRASH`. */
export default function CategoryLobby() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const tab = params.get("page");
  const category = categoryOfPath(pathname) ?? (isCategory(tab) ? tab : undefined);
  if (!category) return <Navigate to={categoryPath("RNG")} replace />;
  return <LobbyPage key={category} category={category} title={t(`category.${category}`)} />;
}
