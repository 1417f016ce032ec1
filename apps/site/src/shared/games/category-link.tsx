import { Link as RouterLink, type LinkProps, useLocation } from "react-router-dom";
import type { Category } from "@baize/domain/gaming/game/category";
import { categoryPath } from "./category-path.ts";
import { loginOver } from "../overlays/overlay-address.ts";
import { useSession } from "../session/session.ts";

interface CategoryLinkProps extends Omit<LinkProps, "to"> {
  category: Category;
  vassalage?: string;
}

/** Links to a category's lobby, or one vendor's games in it. Lotteries ask a visitor to sign in first. */
export function CategoryLink({ category, vassalage, ...rest }: CategoryLinkProps) {
  const session = useSession();
  const page = useLocation();
  const path = categoryPath(category, vassalage);
  const asks = !session && (category === "LOTT" || category === "ELOTT");
  return <RouterLink to={asks ? loginOver(page, path) : path} {...rest} />;
}
