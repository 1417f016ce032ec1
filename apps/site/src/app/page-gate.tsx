import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { pathOf } from "../navigation/paths.ts";
import { isOpenWhenGated, type RouteRow } from "./routes.ts";
import { useSession } from "../shared/session/session.ts";
import { useWhitelabel } from "../shared/brand/use-whitelabel.ts";
import { useDocumentTitle } from "./use-document-title.ts";

/** Sends a visitor to sign in where the page, or the whole site, asks for it; afterwards they come back here. */
export function PageGate({ row, children }: { row: RouteRow; children: ReactNode }) {
  const session = useSession();
  const { data: brand } = useWhitelabel();
  const { pathname, search } = useLocation();
  useDocumentTitle(row);
  const closed = row.access === "member" || (brand?.loginGated === true && !isOpenWhenGated(row, pathname));
  if (closed && !session) return <Navigate to={`${pathOf("login")}?next=${encodeURIComponent(pathname + search)}`} replace />;
  return children;
}
