import { useTranslation } from "react-i18next";
import { headset, megaphone } from "@baize/ui/icon/art";
import { RightBar, type RightBarItem } from "@baize/ui/right-bar";
import { useOverlay } from "../../shared/use-overlay.ts";
import { useWhitelabel } from "../../shared/use-whitelabel.ts";

/** Customer service and announcements, at the window's edge. */
export function SupportRail() {
  const { t } = useTranslation();
  const { show } = useOverlay();
  const { data: brand } = useWhitelabel();
  const service = brand?.customerService.find((entry) => entry.kind === "standard");
  const items: RightBarItem[] = [
    ...(service ? [{ id: "support", label: service.label ?? t("nav.support"), icon: headset, href: service.url }] : []),
    { id: "announcements", label: t("nav.news"), icon: megaphone, onPress: () => show("announcements") },
  ];
  return <RightBar label={t("nav.shortcuts")} items={items} />;
}
