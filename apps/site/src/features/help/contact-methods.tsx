import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { chatCircleText, chatsCircle, deviceMobile, fileText, headset, hourglassMedium, question } from "@baize/ui/icon/art";
import { PrintedBox } from "@baize/ui/printed-box";
import { SideMenu, type SideMenuItem } from "@baize/ui/side-menu";
import { pathOf } from "../../navigation/paths.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";

/** Other help: common questions, the terms, a message to the brand, a person. */
export function ContactMethods({ but }: { but: "centre" | "agreement" }) {
  const { t } = useTranslation(["help", "common"]);
  const { show } = useOverlay();
  const pages: SideMenuItem[] = [
    { id: "centre", label: t("common:title.helpCentre"), icon: question, link: <RouterLink to={pathOf("helpCentre")} /> },
    { id: "agreement", label: t("title"), icon: fileText, link: <RouterLink to={pathOf("help")} /> },
  ];
  const items: SideMenuItem[] = [
    ...pages.filter(({ id }) => id !== but),
    {
      id: "play",
      label: t("common:header.responsibleGambling"),
      icon: hourglassMedium,
      onClick: () => show("member", "responsiblePlay"),
    },
    { id: "chat", label: t("common:title.chat"), icon: chatsCircle, onClick: () => show("chat", "support") },
    { id: "feedback", label: t("common:title.feedback"), icon: chatCircleText, onClick: () => show("feedback") },
    { id: "app", label: t("common:title.app"), icon: deviceMobile, link: <RouterLink to={pathOf("download")} /> },
    { id: "support", label: t("common:nav.support"), icon: headset, onClick: () => show("support") },
  ];
  return (
    <PrintedBox legend={t("methods")}>
      <SideMenu label={t("methods")} groups={[{ id: "methods", items }]} variant="drilldown" />
    </PrintedBox>
  );
}
