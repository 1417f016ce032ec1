import { useTranslation } from "react-i18next";
import type { RouteRow } from "./routes.ts";
import { useTitle } from "../shared/page/use-title.ts";

/** The window's title: the page's, then the brand's. */
export function useDocumentTitle({ title }: RouteRow): void {
  const { t } = useTranslation();
  useTitle(t(title), "page");
}
