import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { downloadSimple, gift, headset } from "@baize/ui/icon/art";
import { RightBar, type RightBarItem } from "@baize/ui/right-bar";
import { pathOf } from "../../routes.ts";
import { useWhitelabel } from "../../shared/use-whitelabel.ts";

/** Customer service, the app and promotions, at the window's edge. */
export function SupportRail() {
  const { t } = useTranslation();
  const { data: brand } = useWhitelabel();
  const service = brand?.customerService.find((entry) => entry.kind === "standard");
  const items: RightBarItem[] = [
    ...(service ? [{ id: "support", label: service.label ?? t("nav.support"), icon: headset, href: service.url }] : []),
    { id: "app", label: t("nav.app"), icon: downloadSimple, link: <RouterLink to={pathOf("download")} /> },
    { id: "promotions", label: t("title.promotions"), icon: gift, link: <RouterLink to={pathOf("promotions")} /> },
  ];
  return <RightBar label={t("nav.shortcuts")} items={items} />;
}
