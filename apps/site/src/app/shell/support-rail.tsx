import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { chatsCircle, downloadSimple, gift, headset } from "@baize/ui/icon/art";
import { RightBar, type RightBarItem } from "@baize/ui/right-bar";
import { pathOf } from "../../navigation/paths.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";

/** Customer service, the chat, the app and promotions, at the window's edge. */
export default function SupportRail() {
  const { t } = useTranslation();
  const { show } = useOverlay();
  const items: RightBarItem[] = [
    { id: "support", label: t("nav.support"), icon: headset, onClick: () => show("support") },
    { id: "chat", label: t("title.chat"), icon: chatsCircle, onClick: () => show("chat") },
    { id: "app", label: t("nav.app"), icon: downloadSimple, link: <RouterLink to={pathOf("download")} /> },
    { id: "promotions", label: t("title.promotions"), icon: gift, link: <RouterLink to={pathOf("promotions")} /> },
  ];
  return <RightBar label={t("nav.shortcuts")} items={items} />;
}
