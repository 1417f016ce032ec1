import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { RouteRow } from "../routes.ts";
import { useWhitelabel } from "../shared/use-whitelabel.ts";

/** The window's title: the page's, then the brand's. */
export function useDocumentTitle({ title }: RouteRow): void {
  const { t } = useTranslation();
  const { data: brand } = useWhitelabel();
  const words = `${t(title)} · ${brand?.brand.title ?? "Baize"}`;
  useEffect(() => {
    document.title = words;
  }, [words]);
}
